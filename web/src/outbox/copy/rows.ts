import { hashKey } from '@tanstack/react-query';
import { dashboardRoutes } from '#shared/dashboard/contract.ts';
import { type Database, type Said, withDatabase } from '../database.ts';

/*
 * What the server said, under `[resource, page]`: the pages of a list one by one, because a list of 10,000 in one record holds the
 * main thread up for as long as it takes to copy it. What is no list is page 0 of itself.
 */

type Key = readonly unknown[];
interface Pages {
  pages: readonly unknown[];
  pageParams: readonly unknown[];
}
interface KeptPage {
  page: unknown;
  param: unknown;
}

/** Where the time stands at which the server last said all of it. */
const asOf = 'as of';

export const isPaged = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;

/** The day's jobs are those of a fortnight, so tomorrow morning begins with what was said today. */
export const resourceOf = (queryKey: Key): string =>
  hashKey(queryKey[0] === dashboardRoutes.day.path ? [queryKey[0]] : queryKey);

const range = (resource: string) => IDBKeyRange.bound([resource, 0], [resource, Number.POSITIVE_INFINITY]);

/** What lies here already: what TanStack's sharing of structure leaves alone is not written again. */
const lying = new WeakSet<object>();
const remember = (value: unknown): void => {
  if (typeof value === 'object' && value !== null) lying.add(value);
};
export const liesHere = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && lying.has(value);

const together = (pages: KeptPage[]): Pages => ({
  pages: pages.map(({ page }) => page),
  pageParams: pages.map(({ param }) => param),
});

const isKeptPage = (data: unknown): data is KeptPage =>
  typeof data === 'object' && data !== null && 'page' in data && 'param' in data;

/** Each page by a request of its own: their copies are made one after the other, and the screen can draw in between. */
const readAll = async (database: Database, resource: string) => {
  const store = database.transaction('rows').store;
  const keys = await store.getAllKeys(range(resource));
  const [whole, ...pages] = await Promise.all(
    [[resource, asOf] as const, ...keys].map((key) => store.get([...key])),
  );
  return { whole, pages: pages.filter((one): one is Said => one !== undefined) };
};

/** What was last said to a query, and when; undefined where nothing was kept. */
export const readRows = (userId: string, queryKey: Key): Promise<Said | undefined> =>
  withDatabase(userId, async (database) => {
    const resource = resourceOf(queryKey);
    const { whole, pages: said } = await readAll(database, resource);
    const [first] = said;
    if (!first) return undefined;
    const { at } = whole ?? first;
    if (!isKeptPage(first.data)) {
      remember(first.data);
      return { data: first.data, at };
    }
    const pages = said.map(({ data }) => data as KeptPage);
    for (const { page } of pages) remember(page);
    return { data: together(pages), at };
  });

/** Writes one page of a list, or a record as page 0. One call is one copy, which is all that holds the main thread up. */
export const writePage = async (
  userId: string,
  queryKey: Key,
  index: number,
  data: unknown,
  param?: unknown,
): Promise<void> => {
  const kept = param === undefined ? data : { page: data, param };
  await withDatabase(userId, (database) =>
    database.put('rows', { data: kept, at: Date.now() }, [resourceOf(queryKey), index]),
  );
  remember(data);
};

/** Says that all of a query is as the server said it at a time, and drops the pages it no longer has. */
export const finishRows = (userId: string, queryKey: Key, pages: number, at: number): Promise<void> =>
  withDatabase(userId, async (database) => {
    const resource = resourceOf(queryKey);
    const { store, done } = database.transaction('rows', 'readwrite');
    const beyond = IDBKeyRange.bound([resource, pages], [resource, Number.POSITIVE_INFINITY]);
    await Promise.all([store.put({ data: null, at }, [resource, asOf]), store.delete(beyond), done]);
  });

/** Forgets a query: the server has no such record any more. */
export const dropRows = (userId: string, queryKey: Key): Promise<void> =>
  withDatabase(userId, async (database) => {
    const resource = resourceOf(queryKey);
    const { store, done } = database.transaction('rows', 'readwrite');
    await Promise.all([store.delete([resource, asOf]), store.delete(range(resource)), done]);
  });

/** How many pages of a list lie here, and when the server last said all of it; 0 for both where nothing does. */
export const heldOf = (userId: string, queryKey: Key): Promise<{ pages: number; at: number }> =>
  withDatabase(userId, async (database) => {
    const resource = resourceOf(queryKey);
    const [pages, whole] = await Promise.all([
      database.count('rows', range(resource)),
      database.get('rows', [resource, asOf]),
    ]);
    return { pages, at: whole?.at ?? 0 };
  });
