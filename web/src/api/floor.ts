import type { QueryFunction, QueryFunctionContext } from '@tanstack/react-query';
import { expectedSession } from '../boot/kept-session.ts';
import { mayWait } from '../outbox/hint.ts';
import { startWaiting, waitingKnown } from '../outbox/waiting.ts';
import { ApiError } from './api-error.ts';
import { clearOld, isOld, markOld, tellOld } from './as-of.ts';
import { fromRecords } from './from-records.ts';

/** What of TanStack's query is used here; its own type is not exported for this place. */
interface Asked {
  queryHash: string;
  queryKey: readonly unknown[];
  state: { data: unknown };
  fetch: () => Promise<unknown>;
}

/** Whose copy lies under what is shown; nobody's until it is known who is there. */
let owner = expectedSession()?.user.id;
export const setOwner = (userId: string | undefined): void => {
  owner = userId;
};

/**
 * The server has said no: what lies here is not theirs to see any more, or gone. Whose session has ended is not among them: either
 * the app closes, or something waits and the page stays readable until they have signed in.
 */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && [402, 403, 404, 410].includes(error.status);

/** For a query that has to know what is so now: what lies on this device may be just what was refused. */
export const fromServer = { staleTime: 0, meta: { fromServer: true } };

/** How long what lies here waits for the code that lays over it what is not sent, in milliseconds: it may have to come by a bad line. */
const patienceMs = 1000;
const patience = () => new Promise((resolve) => setTimeout(resolve, patienceMs));

const lyingUnder = async ({ queryKey, state }: Asked) => {
  if (owner === undefined || state.data !== undefined) return undefined;
  // Without its code there is still the server.
  const copy = await import('../outbox/copy/read-kept.ts').catch(() => undefined);
  // What waits is laid over it from the first moment: a form that opens without would undo that.
  if (mayWait(owner)) await Promise.race([startWaiting(owner), patience()]);
  return copy?.readKept(owner, queryKey).catch(() => undefined);
};

/**
 * Puts what lies on this device under every list and record, as TanStack's `persister` of all queries: it is shown at once, then the
 * server is asked. As long as the server does not answer, the old stays, and its age is told.
 */
export const floor = async <T>(
  ask: QueryFunction<T>,
  context: QueryFunctionContext,
  query: Asked,
): Promise<T> => {
  const answered = context.meta?.fromServer ? undefined : await fromRecords(query);
  if (answered) {
    clearOld(query.queryHash);
    return answered.data as T;
  }
  const kept = context.meta?.fromServer ? undefined : await lyingUnder(query);
  if (kept) {
    markOld(query.queryHash, kept.at);
    // The query takes this answer first; only then can it be asked again.
    setTimeout(() => void query.fetch().catch(() => undefined));
    return kept.data as T;
  }
  try {
    const said = await ask(context);
    // Where nothing lies here what waits is laid over the first answer.
    if (query.state.data === undefined) await Promise.race([waitingKnown(), patience()]);
    clearOld(query.queryHash);
    return said;
  } catch (error) {
    if (!isOld(query.queryHash) || query.state.data === undefined || isRefusal(error)) throw error;
    tellOld(query.queryHash);
    return query.state.data as T;
  }
};
