import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { usePrinting } from './use-printing.ts';
import { useTop } from './use-top.ts';

/**
 * The visible rows of a long table, and the height in pixels of those before and after, for a spacer row. `body` is the table's
 * body; `measure` and `data-index` go on every row. When printing, all are visible.
 */
export const useVirtualRows = <Item extends { id: string | number }>(
  items: readonly Item[],
  rowHeight: number,
) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const printing = usePrinting();
  const top = useTop(body);
  const rows = useWindowVirtualizer<HTMLTableRowElement>({
    count: items.length,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollMargin: top,
    getItemKey: (index) => items[index]?.id ?? index,
  });
  const drawn = rows.getVirtualItems();
  const [first, last] = [drawn[0], drawn.at(-1)];
  if (printing || !first || !last) {
    return { body, first: 0, shown: items, before: 0, after: 0, measure: undefined };
  }
  return {
    body,
    first: first.index,
    shown: items.slice(first.index, last.index + 1),
    before: first.start - top,
    after: rows.getTotalSize() - (last.end - top),
    measure: rows.measureElement,
  };
};
