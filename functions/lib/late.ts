import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { madeHeader } from '#shared/auth/meant-user.ts';
import { madeAt, mostBackMs } from '#shared/ids.ts';
import { Refusal } from '#shared/kernel/refusal.ts';
import { idempotencyMs } from '#shared/limits.ts';
import { lateMs, mostLate } from '#shared/members/late.ts';
import { type Contract, routeKey } from '#shared/route.ts';
import type { Call } from './call.ts';
import { chosenId } from './chosen-id.ts';
import type { Incoming, Middleware } from './incoming.ts';
import { logger } from './log.ts';
import { memberEntity, type StoredMember } from './tenant/firm-entity.ts';
import { transact, write } from './transact.ts';

/** The firm no longer accepts changes queued on a removed member's device. */
export const changesRefused = () =>
  new Refusal('changes_refused', 'This firm no longer takes changes from you');

const madeIn = ({ headers }: APIGatewayProxyEventV2): number =>
  Date.parse(headers[madeHeader.toLowerCase()] ?? '');

/** True if field workers may make the change, and it may be queued. */
const isSmall = ({ when, roles }: Contract): boolean =>
  when === 'queued' && (roles?.some((role) => role === 'field') ?? false);

/**
 * True if a removed member's change is still accepted: a small one, made before and sent within 72 hours of the removal, if
 * whoever removed them allowed it. A device can lie about when a change was made, so we accept nothing larger.
 */
export const isTakenLate = (
  route: Contract,
  event: APIGatewayProxyEventV2,
  member: StoredMember,
): boolean => {
  const [made, removed] = [madeIn(event), Date.parse(member.removedAt ?? '')];
  const isAllowed = member.state === 'removed' && member.unsent === 'take' && isSmall(route);
  const isInTime =
    made <= removed && made >= removed - idempotencyMs.queued && Date.now() <= removed + lateMs;
  return isAllowed && isInTime;
};

/** True if a removed member makes the call. */
export const isLate = ({ member }: Pick<Call, 'member'>): boolean => member?.state === 'removed';

/** Throws 403 if a removed member's record, by the time in its own id, was made after the removal. */
export const expectBefore = (route: Contract, call: Call): void => {
  const id = chosenId(route, call.body);
  if (!isLate(call) || id === undefined) return;
  if (madeAt(id) > Date.parse(call.member?.removedAt ?? '') + mostBackMs) throw changesRefused();
};

/** Notes for the firm's owner what came in; a repeat was noted before. */
const noteLate = async ({ route, call, event, rememberedItem }: Noted, id: number | null): Promise<void> => {
  const { member, params } = call;
  if (!member || rememberedItem !== undefined || (member.late?.length ?? 0) >= mostLate) return;
  const isOfJob = route.path.startsWith('/api/jobs/{id}');
  const { jobId = null } = (call.body ?? {}) as { jobId?: number | null };
  const named = isOfJob ? (params as unknown as { id: number }).id : jobId;
  const late = {
    ...{ at: new Date().toISOString(), made: new Date(madeIn(event)).toISOString() },
    ...{ route: routeKey(route), ...(id !== null && { id }), ...(named !== null && { jobId: named }) },
  };
  const { firmId, userId } = member;
  await transact([write(memberEntity.patch({ firmId, userId }).append({ late: [late] }))]).catch(
    (error: unknown) => logger.warn('What came after leaving was not noted', { error }),
  );
};

type Noted = Pick<Incoming, 'route' | 'call' | 'rememberedItem'> & { event: APIGatewayProxyEventV2 };

const idIn = (body: string | undefined): number | null => {
  const { id } = (body ? JSON.parse(body) : {}) as { id?: unknown };
  return typeof id === 'number' ? id : null;
};

/** Leaves the current record out of a refusal. */
const withoutCurrent = (response: APIGatewayProxyStructuredResultV2): string => {
  const { current: _, ...problem } = JSON.parse(response.body ?? '{}') as { current?: unknown };
  return JSON.stringify(problem);
};

/** Tells removed members nothing more about the firm: the id of what they made, or why it was refused. */
export const tellLate: Middleware = {
  after: async ({ event, response }) => {
    if (!response || !isLate(event.call)) return;
    const id = idIn(response.body);
    await noteLate({ ...event, event }, id);
    if (response.body) response.body = JSON.stringify(id === null ? {} : { id });
  },
  onError: ({ event, response }) => {
    if (response && event.call && isLate(event.call)) response.body = withoutCurrent(response);
  },
};
