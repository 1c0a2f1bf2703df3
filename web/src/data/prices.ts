import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Price, pricesRoutes } from '#shared/prices/contract.ts';
import { putRecord } from '../api/change-record.ts';
import { usePagedList } from '../api/paged-list.ts';
import { read } from '../api/read.ts';
import { inNameOrder } from './by-name.ts';
import { dropRow, putRow } from './list-rows.ts';

/** What is used most first, then by name. */
export const byUse = (prices: readonly Price[]): Price[] =>
  prices.toSorted((a, b) => b.uses - a.uses || inNameOrder(a, b));

/** The whole price book, as far as it has come. */
export const usePrices = () => {
  const list = usePagedList(pricesRoutes.list);
  const rows = useMemo(() => byUse(list.rows), [list.rows]);
  return { ...list, rows };
};

export const priceQuery = (id: number) => read(pricesRoutes.get, { params: { id } });

/** Shows a saved price wherever it is cached. */
export const putPrice = (cache: QueryClient, price: Price): void => {
  putRow(cache, pricesRoutes.list, price);
  putRecord(cache, priceQuery(price.id), price);
};

/** Takes a price out of the list; what it returns puts it back. */
export const dropPrice = (cache: QueryClient, id: number): (() => void) => {
  cache.removeQueries({ queryKey: priceQuery(id).queryKey });
  return dropRow<Price>(cache, pricesRoutes.list, id);
};
