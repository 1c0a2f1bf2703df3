import type { QueryFunction, QueryFunctionContext } from '@tanstack/react-query';
import { mayWait } from '../store/hint.ts';
import { startWaiting, waitingKnown } from '../store/waiting.ts';
import { storeNow } from '../store/live.ts';
import { isUnreachable } from './api-error.ts';
import { fromRecords, withoutResponse } from './from-records.ts';

/** What of TanStack's query is used here; its own type is not exported for this place. */
interface Asked {
  queryKey: readonly unknown[];
  state: { data: unknown };
}

/** How long what is shown first waits for the code that lays over it what is not sent, in milliseconds: it may have to come by a bad line. */
const patienceMs = 1000;
const patience = () => new Promise((resolve) => setTimeout(resolve, patienceMs));

/** What waits is laid over it from the first moment: a form that opens without would undo that. */
const waitingLaid = async (): Promise<void> => {
  const userId = storeNow()?.owner.userId;
  if (userId !== undefined && mayWait(userId)) await Promise.race([startWaiting(userId), patience()]);
  else await Promise.race([waitingKnown(), patience()]);
};

const askOr = async <T>(ask: QueryFunction<T>, context: QueryFunctionContext, query: Asked): Promise<T> => {
  try {
    return await ask(context);
  } catch (error) {
    const known =
      isUnreachable(error) && !context.meta?.fromServer ? await withoutResponse(query) : undefined;
    if (!known) throw error;
    return known.data as T;
  }
};

/** Answers every query from the records of this device where they can, and asks the server otherwise: TanStack's `persister` of all queries. */
export const recordsFirst = async <T>(
  ask: QueryFunction<T>,
  context: QueryFunctionContext,
  query: Asked,
): Promise<T> => {
  const answered = context.meta?.fromServer ? undefined : await fromRecords(query);
  const said = answered ? (answered.data as T) : await askOr(ask, context, query);
  if (query.state.data === undefined) await waitingLaid();
  return said;
};
