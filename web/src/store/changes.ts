import type { Stored } from './database.ts';
import type { Named } from './records.ts';

/** What the feed says: everything that changed between two cursors, or a page of a fill, which has no `from`. */
export interface Changes {
  from: string | null;
  to: string;
  /** The page after this one. */
  page?: string | undefined;
  more: boolean;
  records: readonly Stored[];
  gone: readonly Named[];
  /** Keys of the caller's own changes that are among it. */
  done: readonly string[];
}

/** Pages of one delta as the delta that they are: it is applied whole or not at all. */
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
