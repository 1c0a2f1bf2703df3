import { useMemo } from 'react';
import type { Price } from '#shared/prices/contract.ts';
import { pricesRoutes } from '#shared/prices/routes.ts';
import { usePagedList } from '../api/paged-list.ts';
import { read } from '../api/read.ts';
import { inNameOrder } from './by-name.ts';

/** Sorts by use, most used first, then by name. */
export const byUse = (prices: readonly Price[]): Price[] =>
  prices.toSorted((a, b) => b.uses - a.uses || inNameOrder(a, b));

/** The whole price book, as far as loaded. */
export const usePrices = () => {
  const list = usePagedList(pricesRoutes.list);
  const rows = useMemo(() => byUse(list.rows), [list.rows]);
  return { ...list, rows };
};

export const priceQuery = (id: number) => read(pricesRoutes.get, { params: { id } });
