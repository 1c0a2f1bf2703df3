import { isLow } from '../../../inventory/stock.ts';
import { type Looking, type Need, plain } from './need.ts';

export const lowStock = ({ db }: Looking): Need[] => {
  const low = db.all('item').filter((item) => item.isActive && isLow(item));
  const [first] = low;
  const what = { of: 'items', to: '/inventory?stock=low' } as const;
  return first ? [{ ...plain, ...what, reason: 'low_stock', id: low.length, name: first.name }] : [];
};
