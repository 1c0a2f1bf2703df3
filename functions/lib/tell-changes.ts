import type { FirmId } from '#shared/firms/ids.ts';
import { invalidField, Refusal } from '#shared/kernel/refusal.ts';
import { hasAccess } from '#shared/subscription/access.ts';
import type { Changes } from '#shared/sync/contract.ts';
import { cursor } from '#shared/sync/cursor.ts';
import type { Incoming, Middleware } from './incoming.ts';
import { isLate } from './late.ts';
import { logger } from './log.ts';
import { withChanges } from './reply.ts';
import type { StoredMember } from './tenant/firm-entity.ts';
import type { StoredUser } from './tenant/user-entity.ts';

/** Who asks, and as what. */
interface Asker {
  user: StoredUser;
  member: StoredMember;
}

/** The changes in a firm since a cursor that a person may see; null if they cannot be told. */
export type ChangesSince = (firmId: FirmId, asker: Asker, since: string) => Promise<Changes | null>;

/** The changes since the call's cursor; null if they may not or cannot be told. A failure here never fails the call. */
const changesFor = async (
  changesSince: ChangesSince,
  { call, since = '' }: Incoming,
): Promise<Changes | null> => {
  const { user, firm, member } = call;
  if (!user || !firm || !member || !hasAccess(firm, Date.now())) return null;
  try {
    return await changesSince(firm.firmId, { user, member }, since);
  } catch (error) {
    if (!(error instanceof Refusal)) logger.error('What a call changed could not be told', { error });
    return null;
  }
};

/** Answers a change that sends its device's sync cursor with everything new since, its own change included. */
export const tellChanges = (changesSince: ChangesSince): Middleware => {
  const tell: NonNullable<Middleware['after']> = async (request) => {
    const { response, event } = request;
    if (event.since === undefined || !response) return;
    request.response = await withChanges(response, event, () => changesFor(changesSince, event));
  };
  return {
    before: ({ event }) => {
      const since = event.headers['fettle-since'];
      if (since === undefined || event.route.method === 'GET' || isLate(event.call)) return;
      if (!cursor.safeParse(since).success)
        throw invalidField('Fettle-Since', 'Must be a cursor from an earlier answer');
      event.since = since;
    },
    after: tell,
    onError: tell,
  };
};
