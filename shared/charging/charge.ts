import type { Item } from '../inventory/contract.ts';
import type { Used } from '../inventory/used.ts';
import type { PriceMode } from '../lines/document.ts';
import { vatOf } from '../lines/groups.ts';
import type { LineInput } from '../lines/line.ts';
import { toPence, toPounds } from '../money.ts';
import { isReverseCharge, rateBpOf } from '../uk/vat.ts';
import { hourOf, lineOfItem, lineOfPrice, type Pricing } from './lines.ts';

/** The facts about a job to be charged. */
export interface Done extends Pricing {
  title: string;
  /** The agreed price in pounds; null if there is none. */
  amount: number | null;
  /** The accepted quote's lines, less any deposit paid; null if there is none. */
  agreed: readonly LineInput[] | null;
  /** Whether those lines include VAT. */
  pricesInclude: PriceMode;
  /** Clocked on the job. */
  minutes: number;
  used: readonly Used[];
  items: readonly Pick<Item, 'id' | 'name' | 'sku' | 'unitPrice'>[];
  /** The default hourly rate in pounds, if the price list has none. */
  hourly: number | null;
}

export interface Charge {
  lines: LineInput[];
  /** Work and stock beyond the agreement: offered, and only charged if the trader adds it. */
  besides: LineInput[];
  /** True if work was clocked but no hourly price is known. */
  lacksRate: boolean;
}

/** Hundredths: the precision in which hours are read. */
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

/** A price list line, which excludes VAT, converted for a document whose prices include it. */
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
 * What to charge a job's customer. An agreed price, by quote or for the job, covers its work and stock. Without one, it is the
 * clocked hours and the stock used, at list prices.
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
  // A single price for a job does not list its parts, so all work and stock is offered as extra.
  if (amount) return { lines: [{ ...price, unitPrice: amount }], besides: worked, lacksRate: false };
  return { lines: worked, besides: [], lacksRate: hoursOf(minutes) > 0 && !hourOf(prices) };
};
