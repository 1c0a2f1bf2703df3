import type { ReactNode } from 'react';

export interface RowsProps<Item> {
  /** What the list holds, for screen readers. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  /** A row's usual height in pixels; the real one is measured. */
  rowHeight: number;
  render: (item: Item) => ReactNode;
  /** Which record an item shows: `invoice/123`. */
  recordOf?: ((item: Item) => string) | undefined;
  /** Desktop only: the key of the row to scroll into view, once, when it is chosen or comes to be there. */
  reveal?: string | number | null | undefined;
  /** What the row is revealed for, where that is not its key: a new value reveals again. */
  revealFor?: string | undefined;
  /** False where the rows bring their own frames. */
  divided?: boolean;
}
