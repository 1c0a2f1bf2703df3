import type { ReactNode } from 'react';

export interface RowsProps<Item> {
  /** The list's label for screen readers. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  /** A row's usual height in pixels; the real one is measured. */
  rowHeight: number;
  render: (item: Item) => ReactNode;
  /** The record that an item shows: `invoice/123`. */
  recordOf?: ((item: Item) => string) | undefined;
  /** Desktop only: the key of the row to scroll into view, once, when it is chosen or appears. */
  reveal?: string | number | null | undefined;
  /** The reason for revealing, if not the key: a new value reveals again. */
  revealFor?: string | undefined;
  /** False if the rows have their own borders. */
  divided?: boolean;
}
