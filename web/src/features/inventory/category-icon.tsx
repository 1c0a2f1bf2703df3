import type { ItemCategory } from '#shared/inventory/stock.ts';
import { categoryLooks } from './looks.ts';

/** The icon of a category. Its name is always beside it. */
export function CategoryIcon({ category }: { category: ItemCategory }) {
  const { icon: Icon } = categoryLooks[category];
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-control bg-sunken text-ink">
      <Icon aria-hidden className="size-5" />
    </span>
  );
}
