import { notifyManager, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { addressOf } from '#shared/call.ts';
import type { Route } from '#shared/route.ts';
import { ApiError } from '../store/api-error.ts';
import { onStore, storeNow, viewsNow } from '../store/live.ts';
import type { MutationEntry } from '../store/mutation-entry.ts';
import { type Answer, type Asked, answerTo } from '../store/use-view.ts';
import { onWaiting, waitingNow } from '../store/waiting.ts';
import { askedBy } from './asked-by.ts';
import { followingOf } from './following.ts';
import type { ListPages } from './list-pages.ts';

type Found = Extract<Answer, { state: 'found' }>;

/** Converts records into what the query holds: for a list, a single page with all of it. */
const asHeld = ({ route, input, isList }: Asked, { data, isWhole }: Found): unknown => {
  if (!isList) return data;
  const path = route.slice(route.indexOf(' ') + 1) as Route['path'];
  const param = addressOf({ path } as Route, input);
  return { pages: [{ rows: data, next: null, ...(!isWhole && { isPart: true }) }], pageParams: [param] };
};

/**
 * Replies that hold signed file URLs, which soon expire. We ask the server for them, and again when their records change. Offline
 * the records answer, and no file opens.
 */
const signed = new Set(['GET /api/jobs/{id}/certificates', 'GET /api/tax/cis']);

const withoutAddresses = (data: unknown): unknown =>
  Array.isArray(data) ? data.map((row: object) => ({ fileUrl: null, ...row })) : data;

const notFound = 404;

/** Waits until we know whether this device's records can answer. */
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

/** The same for one record. If it isn't here, it may be new since the feed was last read, so we wait for that. */
const knownNow = async (asked: Asked): Promise<Answer> => {
  const answer = await known(asked);
  if (answer.state !== 'gone') return answer;
  await storeNow()?.ask();
  return known(asked);
};

/** The answer from this device's records; undefined if they can't answer. Throws 404 if there is no such record. */
export const fromRecords = async (query: Pick<Query, 'queryKey'>): Promise<{ data: unknown } | undefined> => {
  const asked = askedBy(query.queryKey);
  if (!asked || signed.has(asked.route)) return undefined;
  const answer = await knownNow(asked);
  if (answer.state === 'gone') throw new ApiError(notFound, 'there is no such record');
  return answer.state === 'found' ? { data: asHeld(asked, answer) } : undefined;
};

/** The answer from this device's records if the server can't be reached; undefined if they don't know. */
export const withoutResponse = async (
  query: Pick<Query, 'queryKey'>,
): Promise<{ data: unknown } | undefined> => {
  const asked = askedBy(query.queryKey);
  const answer = asked && signed.has(asked.route) ? await known(asked) : undefined;
  return answer?.state === 'found' ? { data: withoutAddresses(answer.data) } : undefined;
};

/** What `fromRecords` answers, without waiting, for a screen's first render; undefined until all of its records are in memory. */
export const heldNow = (queryKey: QueryKey): unknown => {
  const asked = askedBy(queryKey);
  if (!asked || signed.has(asked.route)) return undefined;
  const answer = answerTo(asked);
  return answer.state === 'found' && answer.isWhole ? asHeld(asked, answer) : undefined;
};

/** True if this device's records answer the query, so that nothing else needs to be fetched or kept. */
export const isFromRecords = ({ queryKey }: Pick<Query, 'queryKey'>): boolean => {
  const asked = askedBy(queryKey);
  return asked !== undefined && !signed.has(asked.route) && answerTo(asked).state !== 'elsewhere';
};

/** True if only the server knows the answer, because no change feed covers it. A paper (PDF) depends only on its key. */
export const isRemote = ({ queryKey, state }: Pick<Query, 'queryKey' | 'state'>): boolean => {
  const asked = askedBy(queryKey);
  const views = viewsNow();
  const isUnknownHere = views && !views.has(asked?.route ?? '');
  return Boolean(asked && isUnknownHere) && !(state.data instanceof Blob);
};

/** True if records could answer but can't yet: every record of a kind must be here first. File URLs never are. */
const isUnkept = ({ queryKey }: Pick<Query, 'queryKey'>): boolean => {
  const asked = askedBy(queryKey);
  if (!asked || viewsNow()?.has(asked.route) === false) return false;
  // It may have been requested while the change was still being sent.
  if (signed.has(asked.route)) return true;
  const answer = answerTo(asked);
  return answer.state === 'elsewhere' || (answer.state === 'found' && !answer.isWhole);
};

/** Refetches visible queries that records can't answer yet, because nothing else tells them of a change. */
export const askUnkept = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ predicate: isUnkept });

/** The same, and whatever only the server knows: a call that needs a connection may have changed any of it. */
export const askRemote = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ predicate: (query) => isUnkept(query) || isRemote(query) });

interface Row {
  id?: number;
}

/** Merges a server's list with local records: newer versions replace rows, queued deletes drop them, queued creates come first. */
const withWaiting = (
  told: ListPages<Row>,
  rows: readonly Row[],
  all: readonly MutationEntry[],
): ListPages<Row> => {
  const [first, ...others] = told.pages;
  if (!first) return told;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const deleted = new Set(
    all.flatMap(({ route, subject }) =>
      route.startsWith('DELETE ') ? [Number(subject.slice(subject.indexOf('/') + 1))] : [],
    ),
  );
  const made = new Set(all.map(({ makes }) => makes));
  const known = new Set(told.pages.flatMap((page) => page.rows.map(({ id }) => id)));
  const asRecorded = (page: ListPages<Row>['pages'][number]) => ({
    ...page,
    rows: page.rows.filter(({ id = 0 }) => !deleted.has(id)).map((row) => byId.get(row.id) ?? row),
  });
  const added = rows.filter(({ id }) => id !== undefined && made.has(id) && !known.has(id));
  const front = asRecorded(first);
  return { ...told, pages: [{ ...front, rows: [...added, ...front.rows] }, ...others.map(asRecorded)] };
};

/** Keeps every query's data in step with the records, whatever changed them. */
export const followRecords = (cache: QueryClient): void => {
  const held = new WeakMap<Query, Found>();
  const laid = new WeakMap<Query, { told: ListPages<Row>; shown: ListPages<Row> }>();
  /** A reply still in flight was read before the change. */
  const hold = (query: Query, asked: Asked, found: Found) => {
    held.set(query, found);
    void cache.cancelQueries({ queryKey: query.queryKey, exact: true });
    cache.setQueryData(query.queryKey, asHeld(asked, found));
  };
  /** Queries that started before the records were loaded may hold older data. */
  const askAgain = (query: Query, found: Found) => {
    held.set(query, found);
    void cache.invalidateQueries({ queryKey: query.queryKey, exact: true });
  };
  /** A server's list with the queue overlaid, while some of its records are still missing here. */
  const layOverTold = (query: Query, rows: readonly Row[]) => {
    const { all } = waitingNow();
    const known = laid.get(query);
    const told =
      known && known.shown === query.state.data ? known.told : (query.state.data as ListPages<Row>);
    if (all.length === 0 && !known) return;
    const shown = all.length === 0 ? told : withWaiting(told, rows, all);
    laid.set(query, { told, shown });
    if (shown !== query.state.data && JSON.stringify(shown) !== JSON.stringify(query.state.data))
      cache.setQueryData(query.queryKey, shown);
  };
  const followFound = (query: Query, asked: Asked, found: Found) => {
    const { data, isWhole } = found;
    const before = held.get(query);
    if (before && before.data === data && before.isWhole === isWhole) return;
    if (signed.has(asked.route)) return askAgain(query, found);
    if (isWhole || query.state.data === undefined || before) hold(query, asked, found);
    // A complete server list is not replaced by a partial local one.
    else if (asked.isList) layOverTold(query, data as Row[]);
  };
  /** Not by `resetQueries`: that would bring back the data it began with. */
  const forget = (query: Query) => {
    const { queryKey } = query;
    void cache.cancelQueries({ queryKey, exact: true }, { silent: true });
    query.setState({ ...query.state, data: undefined, dataUpdatedAt: 0, error: null, status: 'pending' });
    void cache.refetchQueries({ queryKey, exact: true, type: 'active' });
  };
  const followRemote = followingOf(cache);
  const follow = (query: Query) => {
    followRemote(query);
    const asked = askedBy(query.queryKey);
    const answer = asked && answerTo(asked);
    if (asked && answer?.state === 'found') followFound(query, asked, answer);
    else if (answer?.state === 'gone' && query.state.data !== undefined) forget(query);
  };
  // In one batch, so that a record and the ones it names render together.
  onStore(() =>
    notifyManager.batch(() => {
      for (const query of cache.getQueryCache().getAll()) follow(query);
    }),
  );
  // Later server replies get the same overlay.
  cache.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && waitingNow().all.length > 0 && query.state.data !== undefined) follow(query);
  });
  let waits = 0;
  onWaiting(() => {
    const { length } = waitingNow().all;
    if (length < waits) void askUnkept(cache);
    waits = length;
  });
};
