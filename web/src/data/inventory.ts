import { useMemo } from 'react';
import { inventoryRoutes } from '#shared/inventory/routes.ts';
import { usePagedList } from '../api/paged-list.ts';
import { caching, queryClient } from '../api/query-client.ts';
import { read } from '../api/read.ts';
import { ApiError } from '../store/api-error.ts';
import { byName } from './by-name.ts';

/** Retries server and connection failures, but not refusals. */
const retry = (failures: number, error: Error): boolean =>
  failures < caching.inventoryRetries && !(error instanceof ApiError && error.status < 500);

for (const { method, path } of Object.values(inventoryRoutes)) {
  if (method === 'GET') {
    queryClient.setQueryDefaults([path], { retry, retryDelay: (failures) => 300 * 2 ** failures });
  }
}

/** All listed items by name, as far as loaded. */
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
