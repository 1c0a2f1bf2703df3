import { hasAccess } from '#shared/subscription/access.ts';
import type { Changes } from '#shared/sync/contract.ts';
import { cursor } from '#shared/sync/cursor.ts';
import { invalidField, Refusal } from './errors.ts';
import type { Incoming, Middleware } from './incoming.ts';
import { lazily } from './lazily.ts';
import { logger } from './log.ts';
import { withChanges } from './reply.ts';

/** What reads the records of every kind: few calls need it, and only once they are done. */
const reader = lazily(() => import('#functions/sync/since.ts'));

/** What changed since the cursor that came with a call; null where nobody may or can be told, which never undoes the call. */
const changesFor = async ({ call, since = '' }: Incoming): Promise<Changes | null> => {
  const { user, firm } = call;
  if (!user || !firm || !hasAccess(firm, Date.now())) return null;
  try {
    return await (await reader()).changesSince(firm.firmId, user, since);
  } catch (error) {
    if (!(error instanceof Refusal)) logger.error('What a call changed could not be told', { error });
    return null;
  }
};

const tell: NonNullable<Middleware['after']> = async (request) => {
  const { response, event } = request;
  if (event.since === undefined || !response) return;
  request.response = await withChanges(response, event, () => changesFor(event));
};

/** A change that says how far its device has come is answered with what is new since, its own part included. */
export const tellChanges: Middleware = {
  before: ({ event }) => {
    const since = event.headers['fettle-since'];
    if (since === undefined || event.route.method === 'GET') return;
    if (!cursor.safeParse(since).success)
      throw invalidField('Fettle-Since', 'Must be a cursor from an earlier answer');
    event.since = since;
  },
  after: tell,
  onError: tell,
};
