import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { AnyInput } from '#shared/call.ts';
import { clientsRoutes } from '#shared/clients/contract.ts';
import { inventoryRoutes } from '#shared/inventory/contract.ts';
import { invoicesRoutes } from '#shared/invoices/contract.ts';
import { jobsRoutes } from '#shared/jobs/contract.ts';
import type { Route } from '#shared/route.ts';
import type { ListPages } from '../../api/paged-list.ts';
import type { Entry } from '../../outbox/entry.ts';
import type { Knowledge } from '../../outbox/knowledge.ts';
import { type Seen, seenBefore, seenIn } from '../../outbox/made-on.ts';
import type { Row } from './laying.ts';

type Found = (Row & Record<string, unknown>) | undefined;
type Over = Pick<Knowledge, 'overRows' | 'overOne'>;

const readAt = (seen: Seen, key: readonly unknown[]): unknown =>
  seen.find(([other]) => other[0] === key[0] && hashKey(other) === hashKey(key))?.[1];

const listedAt = (seen: Seen, path: string): Row[] =>
  seen
    .filter(([[of, how]]) => of === path && how === 'pages')
    .flatMap(([, list]) => (list as ListPages<Row> | undefined)?.pages.flatMap(({ rows }) => rows) ?? []);

/** A record as the page has it: by itself or in a list, in this version rather than another, with what waits of it laid over. */
const lookUp = (
  seen: Seen,
  over: Over,
  entries: readonly Entry[],
  [list, get]: readonly [string, string],
  id: number,
  version?: unknown,
) => {
  const key = [get, { id }, null];
  const all = [readAt(seen, key), ...listedAt(seen, list)] as Found[];
  const known = all.filter((row) => row?.id === id);
  return over.overOne(key, known.find((row) => row?.updatedAt === version) ?? known[0], entries) as Found;
};

const parts = {
  clientId: { of: 'client', name: 'name', paths: [clientsRoutes.list.path, clientsRoutes.get.path] },
  jobId: { of: 'job', name: 'title', paths: [jobsRoutes.list.path, jobsRoutes.get.path] },
  itemId: { of: 'item', name: 'name', paths: [inventoryRoutes.list.path, inventoryRoutes.get.path] },
  invoiceId: {
    of: 'invoice',
    name: 'invoiceNumber',
    paths: [invoicesRoutes.list.path, invoicesRoutes.get.path],
  },
} as const;

type Find = (paths: readonly [string, string], id: number, version?: unknown) => Found;
type Told = Record<string, unknown>;

const namesAround = (find: Find, told: Told): Record<string, unknown> => {
  const around: Record<string, unknown> = {};
  for (const [field, { of, name, paths }] of Object.entries(parts)) {
    const id = told[field];
    const found = typeof id === 'number' ? find(paths, id) : undefined;
    if (found) around[of] = { id, [name]: found[name] };
  }
  return around;
};

/** The version that is changed; undefined where the page knows another than the form was opened with. */
const versionOf = (find: Find, route: Route, { params }: AnyInput, told: Told) => {
  // A count is of the stock as it was seen, what waits included.
  if (route.path === inventoryRoutes.move.path)
    return told.type === 'adjustment' ? find(parts.itemId.paths, Number(told.itemId)) : undefined;
  if (route.method === 'POST' || params?.id === undefined) return undefined;
  const list = route.path.replace(/\/\{id\}.*$/, '');
  const known = find([list, `${list}/{id}`], Number(params.id), told.updatedAt);
  return told.updatedAt === undefined || known?.updatedAt === told.updatedAt ? known : undefined;
};

/** The draft that a call issues: what its invoice will be made of. */
const drafted = (find: Find, route: Route, { params }: AnyInput) =>
  route.path === invoicesRoutes.issue.path
    ? find([invoicesRoutes.drafts.path, invoicesRoutes.getDraft.path], Number(params?.id))
    : undefined;

/** What a call's page knows of the record that it changes, and of the names around it. */
export const seenBy = (
  cache: QueryClient,
  over: Over,
  entries: () => readonly Entry[],
): Knowledge['seen'] => {
  return (route, input) => {
    const seen = seenBefore(input) ?? seenIn(cache);
    const find: Find = (...what) => lookUp(seen, over, entries(), ...what);
    const told = (input.body ?? {}) as Told;
    const base = versionOf(find, route, input, told);
    const draft = drafted(find, route, input);
    const around = { ...namesAround(find, told), ...(draft && { draft }) };
    return { around, ...(base && { base }) };
  };
};
