import { clsx } from 'clsx';
import { type ReactNode, useCallback, useRef } from 'react';
import { readyPart } from './ready-part.tsx';
import type { RowsProps } from './rows-props.ts';
import { usePrinting } from './use-printing.ts';
import { useReveal } from './use-reveal.ts';

/** Up to this many rows, rendering all is faster than virtualising. */
const plainUpTo = 60;
/** More than any screen shows. */
const firstRows = 30;

const rowsInView = readyPart(
  () => import('./window-rows.tsx'),
  (props) => <FirstRows {...props} />,
);
/** Prefetches the code of long lists. */
export const loadLongList = rowsInView.load;
// `readyPart` loses the generic type.
const WindowRows = rowsInView.Part as <Item>(props: RowsProps<Item>) => ReactNode;

/** A list that scrolls with the window and renders only visible rows; printed, it has them all. */
export function VirtualList<Item>(props: RowsProps<Item>) {
  const printing = usePrinting();
  const { items } = props;
  return printing || items.length <= plainUpTo ? <PlainRows {...props} /> : <WindowRows {...props} />;
}

function FirstRows<Item>(props: RowsProps<Item>) {
  return <PlainRows {...props} items={props.items.slice(0, firstRows)} />;
}

function PlainRows<Item>(props: RowsProps<Item>) {
  const { label, items, keyOf, render, recordOf, divided = true } = props;
  const list = useRef<HTMLUListElement>(null);
  const scrollTo = useCallback(
    (index: number) => list.current?.children[index]?.scrollIntoView({ block: 'nearest' }),
    [],
  );
  useReveal(props, scrollTo);
  return (
    <ul ref={list} aria-label={label} className={clsx(divided && 'divide-y divide-line')}>
      {items.map((item) => (
        <li key={keyOf(item)} data-record={recordOf?.(item)}>
          {render(item)}
        </li>
      ))}
    </ul>
  );
}
