import type { Query, QueryClient } from '@tanstack/react-query';
import { addressOf } from '#shared/call.ts';
import type { Route } from '#shared/route.ts';
import { onStore } from '../store/live.ts';
import { type Answer, type Asked, answerTo } from '../store/use-view.ts';
import { ApiError } from './api-error.ts';
import { askedBy } from './asked-by.ts';

/** What a query holds of what the records answer: of a list one page with all of it. */
const asHeld = ({ route, input, isList }: Asked, data: unknown): unknown => {
  if (!isList) return data;
  const path = route.slice(route.indexOf(' ') + 1) as Route['path'];
  const param = addressOf({ path } as Route, input);
  return { pages: [{ rows: data, next: null }], pageParams: [param] };
};

const notFound = 404;

/** Waits until it is known whether the records of this device answer. */
const known = (asked: Asked): Promise<Answer> =>
  new Promise((resolve) => {
    const look = () => {
      const answer = answerTo(asked);
      if (answer.state === 'opening') return;
      stop();
      resolve(answer);
    };
    const stop = onStore(look);
    look();
  });

/** What the records of this device answer to a query; undefined where they do not. Throws 404 where there is no such record. */
export const fromRecords = async (query: Pick<Query, 'queryKey'>): Promise<{ data: unknown } | undefined> => {
  const asked = askedBy(query.queryKey);
  if (!asked) return undefined;
  const answer = await known(asked);
  if (answer.state === 'gone') throw new ApiError(notFound, 'there is no such record');
  return answer.state === 'found' ? { data: asHeld(asked, answer.data) } : undefined;
};

/** Whether the records of this device answer a query, so that nothing else is to be kept or asked for it. */
export const isFromRecords = ({ queryKey }: Pick<Query, 'queryKey'>): boolean => {
  const asked = askedBy(queryKey);
  return asked !== undefined && answerTo(asked).state !== 'elsewhere';
};

/** Keeps what queries hold as the records have it, whatever changed them. */
export const followRecords = (cache: QueryClient): void => {
  const held = new WeakMap<Query, unknown>();
  const follow = (query: Query) => {
    const asked = askedBy(query.queryKey);
    const answer = asked && answerTo(asked);
    const { data } = query.state;
    if (answer?.state === 'gone' && data !== undefined) void cache.resetQueries({ ...query, exact: true });
    if (!asked || answer?.state !== 'found' || held.get(query) === answer.data) return;
    // What the server told whole is not replaced by a part of it.
    if (!answer.isWhole && data !== undefined && !held.has(query)) return;
    held.set(query, answer.data);
    // What is on its way was read before.
    void cache.cancelQueries({ queryKey: query.queryKey, exact: true });
    cache.setQueryData(query.queryKey, asHeld(asked, answer.data));
  };
  onStore(() => {
    for (const query of cache.getQueryCache().getAll()) follow(query);
  });
};
