import type { Changes as Told } from '#shared/sync/contract.ts';
import type { Stored } from './database.ts';

/** A reply of the change feed: everything that changed between two cursors, or a page of a fill, which has no `from`. */
export type Changes = Omit<Told, 'records'> & { records: readonly Stored[] };

/** Joins the pages of a delta, which is applied whole or not at all. */
export const together = (pages: readonly [Changes, ...Changes[]]): Changes => {
  const last = pages[pages.length - 1] ?? pages[0];
  return {
    from: pages[0].from,
    to: last.to,
    more: last.more,
    page: last.page,
    records: pages.flatMap(({ records }) => records),
    gone: pages.flatMap(({ gone }) => gone),
    done: pages.flatMap(({ done }) => done),
  };
};
