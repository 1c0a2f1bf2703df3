import type { InfiniteData } from '@tanstack/react-query';

/** One page of a list, and the URL of the next; null at the end. */
export interface ListPage<Row> {
  rows: Row[];
  next: string | null;
}

export type ListPages<Row> = InfiniteData<ListPage<Row>, string>;
