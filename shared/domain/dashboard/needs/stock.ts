import { isLow } from '../../../inventory/stock.ts';
import { type Looking, type Need, plain } from './need.ts';

export const lowStock = ({ db }: Looking): Need[] => {
  const low = db.all('item').filter((item) => item.isActive && isLow(item));
  const [first] = low;
  return first ? [{ ...plain, reason: 'low_stock', of: 'items', id: low.length, name: first.name }] : [];
};
