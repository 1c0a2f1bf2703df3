import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { usePrinting } from './use-printing.ts';
import { useTop } from './use-top.ts';

interface Props<Item> {
  /** What the list holds, for screen readers. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  /** A row's usual height in pixels; the real one is measured. */
  rowHeight: number;
  render: (item: Item) => ReactNode;
  /** Desktop only: the key of the row to scroll into view, once, when it is chosen or comes to be there. */
  reveal?: string | number | null | undefined;
  /** What the row is revealed for, where that is not its key: a new value reveals again. */
  revealFor?: string | undefined;
  /** False where the rows bring their own frames. */
  divided?: boolean;
}

/** Below this many rows the browser draws them all faster than we could choose between them. */
const plainUpTo = 60;

/** A list that scrolls with the window and draws only the rows in view; printed, it has them all. */
export function VirtualList<Item>(props: Props<Item>) {
  const printing = usePrinting();
  const plain = printing || props.items.length <= plainUpTo;
  return plain ? <PlainRows {...props} /> : <WindowRows {...props} />;
}

/** Beside a phone's open record there is no list to scroll. */
const isListInView = () => matchMedia('(width >= 64rem)').matches;

/** Scrolls to the row to reveal: not again when searching or loading only moves it. */
const useReveal = <Item,>(props: Props<Item>, scrollTo: (index: number) => void): void => {
  const { items, keyOf, reveal, revealFor = reveal } = props;
  const revealed = useRef<typeof revealFor>(null);
  const wanted = reveal !== undefined && reveal !== null;
  const index = wanted ? items.findIndex((item) => keyOf(item) === reveal) : -1;
  useEffect(() => {
    if (index < 0 || revealed.current === revealFor) return;
    revealed.current = revealFor;
    if (isListInView()) scrollTo(index);
  }, [index, revealFor, scrollTo]);
};

function PlainRows<Item>(props: Props<Item>) {
  const { label, items, keyOf, render, divided = true } = props;
  const list = useRef<HTMLUListElement>(null);
  const scrollTo = useCallback(
    (index: number) => list.current?.children[index]?.scrollIntoView({ block: 'nearest' }),
    [],
  );
  useReveal(props, scrollTo);
  return (
    <ul ref={list} aria-label={label} className={clsx(divided && 'divide-y divide-line')}>
      {items.map((item) => (
        <li key={keyOf(item)}>{render(item)}</li>
      ))}
    </ul>
  );
}

function WindowRows<Item>(props: Props<Item>) {
  const { label, items, keyOf, rowHeight, render, divided = true } = props;
  const list = useRef<HTMLUListElement>(null);
  const top = useTop(list);
  const rows = useWindowVirtualizer<HTMLLIElement>({
    count: items.length,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollMargin: top,
    // A list's head and the heading of a group cover that much of the top.
    scrollPaddingStart: 160,
    // While a phone hides the list behind an open record its rows have no height; they keep the one they had.
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
