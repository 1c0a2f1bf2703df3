import type { Item } from '#shared/inventory/contract.ts';
import { stockState } from '#shared/inventory/stock.ts';
import { Pill } from '../../components/pill.tsx';
import { stockLooks } from './looks.ts';

/** In stock, low or out of stock. */
export function StockBadge({ item }: { item: Item }) {
  const { name, tone, icon } = stockLooks[stockState(item)];
  return (
    <Pill tone={tone} icon={icon}>
      {name}
    </Pill>
  );
}
