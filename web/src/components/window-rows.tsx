import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { useRef } from 'react';
import type { RowsProps } from './rows-props.ts';
import { useReveal } from './use-reveal.ts';
import { useTop } from './use-top.ts';

/** The visible rows of a list that scrolls with the window. */
export default function WindowRows<Item>(props: RowsProps<Item>) {
  const { label, items, keyOf, rowHeight, render, recordOf, divided = true } = props;
  const list = useRef<HTMLUListElement>(null);
  const top = useTop(list);
  const rows = useWindowVirtualizer<HTMLLIElement>({
    count: items.length,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollMargin: top,
    // The list's header and a group's heading cover that much of the top.
    scrollPaddingStart: 160,
    // While a phone hides the list behind an open record, its rows have no height; they keep their last one.
    measureElement: (row, _entry, list) =>
      row.offsetHeight || (list.measurementsCache[list.indexFromElement(row)]?.size ?? rowHeight),
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
  });
  useReveal(props, rows.scrollToIndex);
  return (
    <ul ref={list} aria-label={label} className="relative" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map((row) => {
        const item = items[row.index];
        if (item === undefined) return null;
        return (
          <li
            key={row.key}
            ref={rows.measureElement}
            data-index={row.index}
            data-record={recordOf?.(item)}
            aria-setsize={items.length}
            aria-posinset={row.index + 1}
            className={clsx('absolute inset-x-0 top-0', divided && 'border-b border-line')}
            style={{ transform: `translateY(${row.start - top}px)` }}
          >
            {render(item)}
          </li>
        );
      })}
    </ul>
  );
}
