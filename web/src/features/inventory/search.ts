import type { Item } from '#shared/inventory/contract.ts';
import { type ItemCategory, isLow, itemCategories } from '#shared/inventory/stock.ts';
import { matching } from '../../search/matching.ts';

export interface Filter {
  /** Part of a name, a description, a SKU, a barcode or a supplier. */
  search: string;
  /** Undefined for all. */
  category: ItemCategory | undefined;
  lowOnly: boolean;
}

/** The category in the URL, if valid. */
export const categoryIn = (text: string): ItemCategory | undefined =>
  itemCategories.find((category) => category === text);

/** The items that match. */
export const found = (items: readonly Item[], { search, category, lowOnly }: Filter): readonly Item[] =>
  matching('inventory', items, search).filter(
    (item) => (!category || item.category === category) && (!lowOnly || isLow(item)),
  );
