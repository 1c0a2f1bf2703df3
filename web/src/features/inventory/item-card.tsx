import { Link, type LinkProps } from 'react-router-dom';
import type { Item } from '#shared/inventory/contract.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Money } from '../../components/money.tsx';
import { CategoryIcon } from './category-icon.tsx';
import { categoryLooks, locationNames } from './looks.ts';
import { StockBadge } from './stock-badge.tsx';
import { texts } from './texts.ts';

interface Props {
  item: Item;
  chosen: boolean;
  link: Omit<LinkProps, 'children'>;
  onEdit: (item: Item) => void;
  onMove: (item: Item) => void;
}

/** One item of the grid: the card opens it, its buttons edit it or move its stock. */
export function ItemCard({ item, chosen, link, onEdit, onMove }: Props) {
  return (
    <Card className="relative flex h-full flex-col gap-3 p-4 transition-colors hover:border-control has-[[aria-current]]:border-control has-[[aria-current]]:bg-selected has-[[aria-current]]:shadow-[inset_3px_0_0_var(--ink)]">
      <div className="flex items-start gap-3">
        <CategoryIcon category={item.category} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
            <h2 className="min-w-0 text-base font-strong wrap-anywhere">
              <Link
                {...link}
                aria-current={chosen || undefined}
                className="after:absolute after:inset-0 after:rounded-card"
              >
                {item.name}
              </Link>
            </h2>
            <StockBadge item={item} />
          </div>
          {item.description && (
            <p className="line-clamp-2 text-small text-muted wrap-anywhere">{item.description}</p>
          )}
        </div>
      </div>
      <ItemFacts item={item} />
      <div className="no-print relative flex gap-2">
        <Button variant="secondary" aria-label={`${texts.edit} ${item.name}`} onClick={() => onEdit(item)}>
          {texts.edit}
        </Button>
        <Button
          variant="secondary"
          aria-label={`${texts.addMove}: ${item.name}`}
          className="flex-1"
          onClick={() => onMove(item)}
        >
          {texts.addMove}
        </Button>
      </div>
    </Card>
  );
}

function ItemFacts({ item }: { item: Item }) {
  const { quantity, unitPrice, sku, category, location } = item;
  return (
    <dl className="grid flex-1 grid-cols-[auto_minmax(0,1fr)_auto_auto] content-start gap-x-3 gap-y-1 text-small [&_dd]:wrap-anywhere [&_dt]:text-muted">
      <dt>Quantity</dt>
      <dd className="font-strong">{quantity.toLocaleString('en-GB')}</dd>
      <dt>Unit price</dt>
      <dd className="text-right">{unitPrice === null ? texts.noPrice : <Money pounds={unitPrice} />}</dd>
      <dt>SKU</dt>
      <dd>{sku ?? texts.noSku}</dd>
      <dt>Location</dt>
      <dd className="text-right">{location ? locationNames[location] : texts.noLocation}</dd>
      <dt>Category</dt>
      <dd className="col-span-3">{categoryLooks[category].name}</dd>
    </dl>
  );
}
