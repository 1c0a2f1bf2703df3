import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Item, inventoryRoutes } from '#shared/inventory/contract.ts';
import { ApiError } from '../api/api-error.ts';
import { changeRecord, putRecord } from '../api/change-record.ts';
import { changeRows } from '../api/change-rows.ts';
import { usePagedList } from '../api/paged-list.ts';
import { caching, queryClient } from '../api/query-client.ts';
import { read } from '../api/read.ts';
import { refresh } from '../api/use-call.ts';
import { byName } from './by-name.ts';
import { dropRow, putRow } from './list-rows.ts';

/** Asked again where the server or the way to it failed; what it refused it would refuse again. */
const retry = (failures: number, error: Error): boolean =>
  failures < caching.inventoryRetries && !(error instanceof ApiError && error.status < 500);

for (const { method, path } of Object.values(inventoryRoutes)) {
  if (method === 'GET') {
    queryClient.setQueryDefaults([path], { retry, retryDelay: (failures) => 300 * 2 ** failures });
  }
}

/** All listed items by name, as far as they have come. */
export const useItems = () => {
  const list = usePagedList(inventoryRoutes.list);
  const rows = useMemo(() => byName(list.rows), [list.rows]);
  return { ...list, rows };
};

export const itemQuery = (id: number) => read(inventoryRoutes.get, { params: { id } });

/** How many items there are, how many are low and what they are worth. */
export const stockStats = read(inventoryRoutes.stats, {});

/** The first page of the items that are low or out of stock. */
export const lowStock = read(inventoryRoutes.lowStock, {});

const figures = [inventoryRoutes.stats.path, inventoryRoutes.lowStock.path, inventoryRoutes.moves.path];

/** Shows a saved item wherever it is cached; one that is retired leaves the list. */
export const putItem = (cache: QueryClient, item: Item): void => {
  if (item.isActive) putRow(cache, inventoryRoutes.list, item);
  else dropRow<Item>(cache, inventoryRoutes.list, item.id);
  putRecord(cache, itemQuery(item.id), item);
  void refresh(cache, figures);
};

/** Shows more or fewer of an item before the server has agreed. */
export const amendItem = (cache: QueryClient, id: number, by: number): void => {
  const amended = (item: Item): Item => ({ ...item, quantity: item.quantity + by });
  changeRecord(cache, itemQuery(id), amended);
  changeRows<Item>(cache, inventoryRoutes.list, (rows) =>
    rows.map((row) => (row.id === id ? amended(row) : row)),
  );
};

/** Takes an item out of the list; what it returns puts it back. */
export const dropItem = (cache: QueryClient, id: number): (() => void) => {
  cache.removeQueries({ queryKey: itemQuery(id).queryKey });
  return dropRow<Item>(cache, inventoryRoutes.list, id);
};

/** What is counted anew after an item was deleted. */
export const stockFigures = figures;
