import type { FirmId } from '#shared/firms/ids.ts';
import { invalidField, Refusal } from '#shared/kernel/refusal.ts';
import type { Role } from '#shared/members/roles.ts';
import { hasAccess } from '#shared/subscription/access.ts';
import { type Changes, syncContract } from '#shared/sync/contract.ts';
import { cursor } from '#shared/sync/cursor.ts';
import type { Incoming, Middleware } from './incoming.ts';
import { isLate } from './late.ts';
import { logger } from './log.ts';
import { withChanges } from './reply.ts';
import type { StoredUser } from './tenant/user-entity.ts';

/** Who asks, and as what. */
interface Asker {
  user: StoredUser;
  role: Role;
}

/** What changed in a firm since a cursor, for a person. Null: nothing can be told. */
export type ChangesSince = (firmId: FirmId, asker: Asker, since: string) => Promise<Changes | null>;

/** What changed since the cursor that came with a call; null where nobody may or can be told, which never undoes the call. */
const changesFor = async (
  changesSince: ChangesSince,
  { call, since = '' }: Incoming,
): Promise<Changes | null> => {
  const { user, firm, member } = call;
  if (!user || !firm || !member || !hasAccess(firm, Date.now())) return null;
  const { role } = member;
  // Whoever may not ask for the changes is not told them beside another answer either.
  if (!syncContract.changes.roles.some((each) => each === role)) return null;
  try {
    return await changesSince(firm.firmId, { user, role }, since);
  } catch (error) {
    if (!(error instanceof Refusal)) logger.error('What a call changed could not be told', { error });
    return null;
  }
};

/** A change that says how far its device has come is answered with what is new since, its own part included. */
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
