import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Price, pricesRoutes } from '#shared/prices/contract.ts';
import { usePagedList } from '../api/paged-list.ts';
import { read } from '../api/read.ts';
import { dropRow, putRow } from './list-rows.ts';

const inUse = (a: Price, b: Price): number => b.uses - a.uses || a.name.localeCompare(b.name, 'en-GB');

/** The whole price book, what is used most first, as far as it has come. */
export const usePrices = () => {
  const list = usePagedList(pricesRoutes.list);
  const rows = useMemo(() => list.rows.toSorted(inUse), [list.rows]);
  return { ...list, rows };
};

export const priceQuery = (id: number) => read(pricesRoutes.get, { params: { id } });

/** Shows a saved price wherever it is cached. */
export const putPrice = (cache: QueryClient, price: Price): void => {
  putRow(cache, pricesRoutes.list, price);
  cache.setQueryData(priceQuery(price.id).queryKey, price);
};

/** Takes a price out of the list; what it returns puts it back. */
export const dropPrice = (cache: QueryClient, id: number): (() => void) => {
  cache.removeQueries({ queryKey: priceQuery(id).queryKey });
  return dropRow<Price>(cache, pricesRoutes.list, id);
};
