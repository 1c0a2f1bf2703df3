import type { QueryFunction, QueryFunctionContext } from '@tanstack/react-query';
import { isUnreachable } from '../store/api-error.ts';
import { keepReply, keptReply } from '../store/replies.ts';
import { fromRecords, withoutResponse } from './from-records.ts';

/** What of TanStack's query is used here; its own type is not exported for this place. */
interface Asked {
  queryKey: readonly unknown[];
  state: { data: unknown };
}

const askOr = async <T>(ask: QueryFunction<T>, context: QueryFunctionContext, query: Asked): Promise<T> => {
  try {
    const data = await ask(context);
    void keepReply(query.queryKey, data);
    return data;
  } catch (error) {
    const mayBeOld = isUnreachable(error) && !context.meta?.fromServer;
    const known = mayBeOld
      ? ((await withoutResponse(query)) ?? (await keptReply(query.queryKey)))
      : undefined;
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
  return answered ? (answered.data as T) : askOr(ask, context, query);
};
