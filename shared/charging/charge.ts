import type { Item } from '../inventory/contract.ts';
import type { Used } from '../inventory/used.ts';
import type { PriceMode } from '../lines/document.ts';
import { vatOf } from '../lines/groups.ts';
import type { LineInput } from '../lines/line.ts';
import { toPence, toPounds } from '../money.ts';
import { isReverseCharge, rateBpOf } from '../uk/vat.ts';
import { hourOf, lineOfItem, lineOfPrice, type Pricing } from './lines.ts';

/** What is known of a job that is to be charged. */
export interface Done extends Pricing {
  title: string;
  /** Pounds that were agreed for the job; null where nothing was. */
  amount: number | null;
  /** The lines of its accepted quote, what was paid as a deposit taken off; null where there is none. */
  agreed: readonly LineInput[] | null;
  /** Whether those lines have the VAT in them. */
  pricesInclude: PriceMode;
  /** Clocked on the job. */
  minutes: number;
  used: readonly Used[];
  items: readonly Pick<Item, 'id' | 'name' | 'sku' | 'unitPrice'>[];
  /** Pounds an hour, for who has no price by the hour yet. */
  hourly: number | null;
}

export interface Charge {
  lines: LineInput[];
  /** Work and stock beyond what was agreed. It is offered, and charged only if the trader adds it. */
  besides: LineInput[];
  /** Work was clocked, and nothing says what an hour costs. */
  lacksRate: boolean;
}

/** Hundredths: what a person reads as hours. */
const hoursOf = (minutes: number): number => Math.round((minutes / 60) * 100) / 100;

const labourOf = ({ minutes, prices, vat, hourly }: Done): LineInput[] => {
  const quantity = hoursOf(minutes);
  const price = hourOf(prices);
  if (quantity === 0) return [];
  if (price) return [{ ...lineOfPrice(price), ...(vat === 'o' && { vat }), quantity }];
  if (!hourly) return [];
  return [{ kind: 'labour', description: 'Labour', quantity, unit: 'hour', unitPrice: hourly, vat }];
};

const stockOf = (done: Done): LineInput[] =>
  done.used
    .filter(({ count }) => count > 0)
    .map(({ itemId, name, count, pence }) => {
      const bought = { id: itemId, name, sku: null, unitPrice: Math.round(pence / count) / 100 };
      const item = done.items.find(({ id }) => id === itemId) ?? bought;
      return { ...lineOfItem(item, done), quantity: count };
    });

/** A line of the price list, which is without VAT, as one of a document whose prices include it. */
const withVat = (line: LineInput): LineInput => {
  if (isReverseCharge(line.vat)) return line;
  const net = toPence(line.unitPrice);
  return { ...line, unitPrice: toPounds(net + vatOf(net, rateBpOf(line.vat), 'net')) };
};

const itemOf = ({ source }: LineInput): number | undefined => (source ? source.item : undefined);

/** The part of a line that the agreed lines don't cover. Agreed labour covers all labour; agreed stock covers its quantity. */
const beside = (agreed: readonly LineInput[], line: LineInput): LineInput[] => {
  if (line.kind === 'labour') return agreed.some(({ kind }) => kind === 'labour') ? [] : [line];
  const words = line.description.toLowerCase();
  const item = itemOf(line);
  const counted = agreed.filter(
    (one) =>
      one.kind === 'material' &&
      ((item !== undefined && itemOf(one) === item) || one.description.toLowerCase() === words),
  );
  const quantity = counted.reduce((left, one) => left - one.quantity, line.quantity);
  return quantity > 0 ? [{ ...line, quantity }] : [];
};

/**
 * What a job's customer is charged. What was agreed is the price, by quote or for the job, and work and stock are a part of it. Where nothing was
 * agreed it is the hours that were clocked and the stock that was used, at the price list's prices.
 */
export const chargeFor = (done: Done): Charge => {
  const { title, amount, agreed, pricesInclude, vat, minutes, prices } = done;
  const worked = [...labourOf(done), ...stockOf(done)];
  if (agreed) {
    const besides = worked.flatMap((line) => beside(agreed, line));
    return {
      lines: [...agreed],
      besides: pricesInclude === 'gross' ? besides.map(withVat) : besides,
      lacksRate: false,
    };
  }
  const price = { kind: 'labour', description: title, quantity: 1, unit: 'each', vat } as const;
  // One price for a job names none of its parts: whatever was worked and used is offered beside it.
  if (amount) return { lines: [{ ...price, unitPrice: amount }], besides: worked, lacksRate: false };
  return { lines: worked, besides: [], lacksRate: hoursOf(minutes) > 0 && !hourOf(prices) };
};
