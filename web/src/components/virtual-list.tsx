import { clsx } from 'clsx';
import { lazy, type ReactNode, Suspense, useCallback, useRef } from 'react';
import type { RowsProps } from './rows-props.ts';
import { usePrinting } from './use-printing.ts';
import { useReveal } from './use-reveal.ts';

/** Below this many rows the browser draws them all faster than we could choose between them. */
const plainUpTo = 60;
/** More than any screen shows at its top. */
const firstRows = 30;

const loadWindowRows = () => import('./window-rows.tsx').then((rows) => ({ default: rows.WindowRows }));
// A lazy component forgets what kind of rows it takes.
const WindowRows = lazy(loadWindowRows) as <Item>(props: RowsProps<Item>) => ReactNode;

/** A list that scrolls with the window and draws only the rows in view; printed, it has them all. */
export function VirtualList<Item>(props: RowsProps<Item>) {
  const printing = usePrinting();
  const { items } = props;
  if (printing || items.length <= plainUpTo) return <PlainRows {...props} />;
  return (
    <Suspense fallback={<PlainRows {...props} items={items.slice(0, firstRows)} />}>
      <WindowRows {...props} />
    </Suspense>
  );
}

function PlainRows<Item>(props: RowsProps<Item>) {
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
