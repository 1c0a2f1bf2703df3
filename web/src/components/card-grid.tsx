import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { usePrinting } from './use-printing.ts';
import { VirtualList } from './virtual-list.tsx';

/** The number of columns of at least `minWidth` pixels, with gaps of `gap` pixels, that fit into an element. */
const useColumns = (minWidth: number, gap: number): [RefObject<HTMLDivElement | null>, number] => {
  const box = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    if (!box.current) return;
    const measure = (width: number) => {
      // A hidden list (on a phone, behind its detail) keeps its columns.
      if (width > 0) setColumns(Math.max(1, Math.floor((width + gap) / (minWidth + gap))));
    };
    measure(box.current.clientWidth);
    const observer = new ResizeObserver(([entry]) => measure(entry?.contentRect.width ?? 0));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [minWidth, gap]);
  return [box, columns];
};

/** The gap between cards, in pixels. */
const gap = 12;

interface Props<Item> {
  /** The grid's label for screen readers. */
  label: string;
  items: readonly Item[];
  /** A card's minimum width and usual height, in pixels. */
  card: { width: number; height: number };
  /** The item to scroll into view, or null. */
  chosenId: number | null;
  /** The kind of its records: `employee`. */
  kind: string;
  render: (item: Item) => ReactNode;
}

/** A grid of cards, in as many columns as fit, built as a list of rows of cards. */
export function CardGrid<Item extends { id: number }>({
  label,
  items,
  card,
  chosenId,
  kind,
  render,
}: Props<Item>) {
  const [box, fitting] = useColumns(card.width, gap);
  const columns = usePrinting() ? 2 : fitting;
  const rows = useMemo(() => inRows(items, columns), [items, columns]);
  const [lastChosen, setLastChosen] = useState(chosenId);
  if (chosenId !== null && chosenId !== lastChosen) setLastChosen(chosenId);
  // Closing the detail makes room for more columns; the last chosen card stays in view.
  const rowInView = rows.find((row) => row.some(({ id }) => id === lastChosen));
  return (
    <div ref={box}>
      <VirtualList
        label={label}
        divided={false}
        items={rows}
        keyOf={keyOf}
        rowHeight={card.height + gap}
        reveal={rowInView && keyOf(rowInView)}
        revealFor={`${lastChosen} of ${columns}`}
        render={(row) => (
          <div
            className="grid pb-3"
            style={{ gap, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
          >
            {row.map((item) => (
              <div key={item.id} data-record={`${kind}/${item.id}`}>
                {render(item)}
              </div>
            ))}
          </div>
        )}
      />
    </div>
  );
}

const keyOf = (row: readonly { id: number }[]): number => row[0]?.id ?? 0;

const inRows = <Item,>(items: readonly Item[], columns: number): (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  );
