import type { Item } from '../inventory/contract.ts';
import type { LineInput } from '../lines/line.ts';
import type { Price } from '../prices/contract.ts';
import type { VatCode } from '../uk/vat.ts';

/** The fields that determine the customer's price. */
export interface Pricing {
  prices: readonly Price[];
  /** The VAT code of a stock or labour line: `o` if the seller is not registered for VAT. */
  vat: VatCode;
}

export const lineOfPrice = ({ id, name, kind, unit, unitPrice, vat, cost }: Price): LineInput => ({
  kind,
  description: name,
  quantity: 1,
  unit,
  unitPrice,
  vat,
  ...(cost !== null && { cost }),
  source: { price: id },
});

const same = (one: string | null, other: string | null): boolean =>
  Boolean(one) && one?.trim().toLowerCase() === other?.trim().toLowerCase();

/** The list price of a stock item: matched by code, or otherwise by name. */
const priceOf = ({ sku, name }: Pick<Item, 'sku' | 'name'>, prices: readonly Price[]): Price | undefined => {
  const materials = prices.filter(({ kind }) => kind === 'material');
  return materials.find(({ code }) => same(code, sku)) ?? materials.find((price) => same(price.name, name));
};

/** Stock items store their cost. The customer pays the list price, or the cost if there is none. */
export const lineOfItem = (
  item: Pick<Item, 'id' | 'name' | 'sku' | 'unitPrice'>,
  { prices, vat }: Pricing,
): LineInput => {
  const price = priceOf(item, prices);
  const cost = item.unitPrice ?? price?.cost ?? null;
  return {
    kind: 'material',
    description: item.name,
    quantity: 1,
    unit: price?.unit ?? 'each',
    unitPrice: price?.unitPrice ?? item.unitPrice ?? 0,
    vat: vat === 'o' || !price ? vat : price.vat,
    ...(cost !== null && { cost }),
    source: { item: item.id },
  };
};

const isHour = (unit: string): boolean => /^(hours?|hrs?|h)$/i.test(unit.trim());

/** The customer's hourly rate: the most used hourly price, or the newest of those used equally often. */
export const hourOf = (prices: readonly Price[]): Price | undefined =>
  prices
    .filter(({ kind, unit }) => kind === 'labour' && isHour(unit))
    .toSorted((a, b) => b.uses - a.uses || b.id - a.id)[0];
