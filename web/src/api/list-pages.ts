import type { InfiniteData } from '@tanstack/react-query';

/** One page of a list, and the URL of the next; null at the end. */
export interface ListPage<Row> {
  rows: Row[];
  next: string | null;
  /** True for this device's records while older ones are still missing here. */
  isPart?: boolean;
}

export type ListPages<Row> = InfiniteData<ListPage<Row>, string>;
