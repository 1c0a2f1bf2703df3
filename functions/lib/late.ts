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

/** The firm no longer takes what waited on the device of somebody who was removed. */
export const changesRefused = () =>
  new Refusal('changes_refused', 'This firm no longer takes changes from you');

const madeIn = ({ headers }: APIGatewayProxyEventV2): number =>
  Date.parse(headers[madeHeader.toLowerCase()] ?? '');

/** Those in the field may make it, and it may wait on the device. */
const isSmall = ({ when, roles }: Contract): boolean =>
  when === 'queued' && (roles?.some((role) => role === 'field') ?? false);

/**
 * Whether a change of somebody who was removed is still taken: a small one, done before and sent within 72 hours of it, where whoever
 * removed them said so. A device can say that it was done earlier than it was, so nothing more than this is taken.
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

/** Whether somebody makes a call who was removed. */
export const isLate = ({ member }: Pick<Call, 'member'>): boolean => member?.state === 'removed';

/** Throws 403 where what somebody who was removed made, by its own id, is surely of after that. */
export const expectBefore = (route: Contract, call: Call): void => {
  const id = chosenId(route, call.body);
  if (!isLate(call) || id === undefined) return;
  if (madeAt(id) > Date.parse(call.member?.removedAt ?? '') + mostBackMs) throw changesRefused();
};

/** Writes down for the firm's owner what came; a repeated call came before. */
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

/** Of a refusal the record as it is now is left out. */
const withoutCurrent = (response: APIGatewayProxyStructuredResultV2): string => {
  const { current: _, ...problem } = JSON.parse(response.body ?? '{}') as { current?: unknown };
  return JSON.stringify(problem);
};

/** Tells somebody who was removed nothing of the firm any more: of what they made its id, and of a refusal why. */
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
