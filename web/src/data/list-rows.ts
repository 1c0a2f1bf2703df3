import type { QueryClient } from '@tanstack/react-query';
import type { Route } from '#shared/route.ts';
import { changeRows } from '../api/change-rows.ts';
import { type ListPages, type ListQuery, listOptions } from '../api/paged-list.ts';

interface Identified {
  id: number;
}

/**
 * Writes a saved record into a cached list: in its own place, or in front where it is new. Asking for the list again
 * would mean all of its pages.
 */
export const putRow = <Row extends Identified>(
  cache: QueryClient,
  route: Route,
  row: Row,
  query?: ListQuery,
): void => {
  const pages = cache.getQueryData<ListPages<Row>>(listOptions(route, query).queryKey)?.pages;
  const known = pages?.some((page) => page.rows.some(({ id }) => id === row.id));
  if (known) {
    changeRows<Row>(cache, route, (rows) => rows.map((old) => (old.id === row.id ? row : old)), query);
    return;
  }
  let placed = false;
  const place = (rows: Row[]): Row[] => {
    if (placed) return rows;
    placed = true;
    return [row, ...rows];
  };
  changeRows<Row>(cache, route, place, query);
};

/** Takes a record out of a cached list; what it returns puts it back. */
export const dropRow = <Row extends Identified>(
  cache: QueryClient,
  route: Route,
  id: number,
  query?: ListQuery,
): (() => void) => changeRows<Row>(cache, route, (rows) => rows.filter((row) => row.id !== id), query);
