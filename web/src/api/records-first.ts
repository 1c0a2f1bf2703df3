import type { QueryFunction, QueryFunctionContext } from '@tanstack/react-query';
import { isUnreachable } from '../store/api-error.ts';
import { fromRecords, withoutResponse } from './from-records.ts';

/** The part of TanStack's query that we use; its own type for this is not exported. */
interface Asked {
  queryKey: readonly unknown[];
  state: { data: unknown };
}

const askOr = async <T>(ask: QueryFunction<T>, context: QueryFunctionContext, query: Asked): Promise<T> => {
  try {
    return await ask(context);
  } catch (error) {
    const mayBeOld = isUnreachable(error) && !context.meta?.fromServer;
    const known = mayBeOld ? await withoutResponse(query) : undefined;
    if (!known) throw error;
    return known.data as T;
  }
};

/** The `persister` of every query: answers from this device's records if they can, and asks the server otherwise. */
export const recordsFirst = async <T>(
  ask: QueryFunction<T>,
  context: QueryFunctionContext,
  query: Asked,
): Promise<T> => {
  const answered = context.meta?.fromServer ? undefined : await fromRecords(query);
  return answered ? (answered.data as T) : askOr(ask, context, query);
};
