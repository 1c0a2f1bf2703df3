import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { clientsRoutes } from '#shared/clients/contract.ts';
import { dashboardRoutes } from '#shared/dashboard/contract.ts';
import { inventoryRoutes } from '#shared/inventory/contract.ts';
import { invoicesRoutes } from '#shared/invoices/contract.ts';
import { jobsRoutes } from '#shared/jobs/contract.ts';
import { paymentsRoutes } from '#shared/payments/contract.ts';
import { photosRoutes } from '#shared/photos/contract.ts';
import { quotesRoutes } from '#shared/quotes/contract.ts';
import { receiptsRoutes } from '#shared/receipts/contract.ts';
import type { Route } from '#shared/route.ts';
import { askedFor } from '../../api/paged-list.ts';
import { refresh } from '../../api/use-call.ts';
import type { Entry } from '../../outbox/entry.ts';
import { putRow } from '../list-rows.ts';
import type { Row } from './laying.ts';

/** Where the record of a reply is shown: as a row of a list, and by itself. */
const shownIn: Record<string, { list: Route; get: Route }> = {
  '/api/clients': { list: clientsRoutes.list, get: clientsRoutes.get },
  '/api/jobs': { list: jobsRoutes.list, get: jobsRoutes.get },
  '/api/invoices': { list: invoicesRoutes.list, get: invoicesRoutes.get },
  '/api/invoices/drafts': { list: invoicesRoutes.drafts, get: invoicesRoutes.getDraft },
  '/api/quotes': { list: quotesRoutes.list, get: quotesRoutes.get },
  '/api/inventory': { list: inventoryRoutes.list, get: inventoryRoutes.get },
};

/** What else each kind of change moves: figures, and records whose reply is another's. */
const moved: [start: string, paths: readonly string[]][] = [
  ['/api/payments', [invoicesRoutes.list.path, paymentsRoutes.list.path]],
  ['/api/inventory', [inventoryRoutes.list.path]],
  // An issued draft is another record.
  [invoicesRoutes.issue.path, [invoicesRoutes.list.path]],
  ['/api/jobs', [jobsRoutes.figures.path]],
  ['/api/receipts', [receiptsRoutes.list.path, receiptsRoutes.stats.path, jobsRoutes.figures.path]],
];
const always = [
  dashboardRoutes.day.path,
  dashboardRoutes.stats.path,
  dashboardRoutes.activity.path,
  clientsRoutes.thread.path,
];

/** How long figures wait for the next arrival, in milliseconds: five hundred changes are no five hundred questions. */
const restMs = 600;

const ofPhotos = new Set<string>([photosRoutes.create.path, photosRoutes.change.path]);

const pathOf = (route: string): string => route.slice(route.indexOf(' ') + 1);

/** What is on its way may have been read before the change arrived: then it is asked for again. */
const askAnew = async (cache: QueryClient, queryKey: QueryKey): Promise<void> => {
  if (cache.isFetching({ queryKey }) === 0) return;
  // A first answer would be waited for, and believed.
  const isFirst = { queryKey, predicate: ({ state }: Query) => state.data === undefined };
  await cache.cancelQueries(isFirst);
  await cache.invalidateQueries({ queryKey });
};

/** A photo among those of its job, new or changed, which are asked for where that failed without a connection. */
const showPhoto = (cache: QueryClient, queryKey: QueryKey, photo: Row | undefined): void => {
  const photos = cache.getQueryData<Row[]>(queryKey);
  if (photos && photo) {
    const isThere = photos.some(({ id }) => id === photo.id);
    const changed = photos.map((one) => (one.id === photo.id ? photo : one));
    cache.setQueryData(queryKey, isThere ? changed : [photo, ...photos]);
  } else if (cache.isFetching({ queryKey }) === 0) void cache.invalidateQueries({ queryKey });
  void askAnew(cache, queryKey);
};

/** Shows what the server made of a change that waited. */
export const putting = (cache: QueryClient) => {
  const paths = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const askAgain = () => {
    const all = [...paths];
    paths.clear();
    void refresh(cache, all);
  };
  const show = ({ id, route, params }: Entry, row: Row | undefined) => {
    if (ofPhotos.has(pathOf(route))) showPhoto(cache, ['photos', Number(params.id)], row);
    const shown = shownIn[pathOf(route).replace(/\/\{id\}(\/send)?$/, '')];
    if (!shown || row?.id !== id) return;
    if (askedFor(cache, shown.list).includes(undefined)) putRow(cache, shown.list, row);
    cache.setQueryData([shown.get.path, { id }, null], row);
    void askAnew(cache, [shown.get.path, { id }]);
    void askAnew(cache, [shown.list.path, 'pages']);
  };
  return (entry: Entry, reply: unknown): void => {
    show(entry, reply as Row | undefined);
    const path = pathOf(entry.route);
    const others = moved.filter(([start]) => path.startsWith(start)).flatMap(([, more]) => more);
    for (const one of [...others, ...always]) paths.add(one);
    clearTimeout(timer);
    timer = setTimeout(askAgain, restMs);
  };
};
