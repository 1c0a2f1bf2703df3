import { londonDate } from '#shared/dates.ts';
import { roundToPence } from '#shared/money.ts';
import type { ReceiptInput } from '#shared/receipts/input.ts';
import { type Dice, dice } from './chance.ts';
import { dayMs, hourMs } from './clock.ts';
import type { Bought } from './shopping.ts';
import { demoShops, type Shop } from './shops.ts';

/** What the till prints, and how the receipt lies in the photo. */
export interface Slip {
  shop: Shop;
  lines: Bought[];
  /** Pounds; `vat` is missing if there is none to reclaim. */
  total: number;
  vat?: number;
  /** `2026-11-20` and `08:12`. */
  date: string;
  clock: string;
  till: number;
  /** Degrees clockwise. */
  tilt: number;
  table: number;
}

/** A purchase, recorded in the app at `at`, in epoch milliseconds. */
export interface Purchase {
  at: number;
  input: ReceiptInput & { amount: number };
  slip: Slip;
}

const minuteMs = hourMs / 60;

const slipOf = (shop: Shop, at: number, chance: Dice): Slip => {
  const lines = shop.buy(chance);
  const total = roundToPence(lines.reduce((sum, { pounds }) => sum + pounds, 0));
  return {
    shop,
    lines,
    total,
    ...(shop.hasVat && { vat: roundToPence(total / 6) }),
    date: londonDate(at),
    clock: new Date(at).toISOString().slice(11, 16),
    till: chance.between(1, 4),
    tilt: chance.between(-22, 22) / 10,
    table: chance.between(0, 2),
  };
};

const purchaseAt = (shop: Shop, at: number, chance: Dice): Purchase => {
  const slip = slipOf(shop, at, chance);
  const { name: vendor, category, purpose, notes, hasVat } = shop;
  return {
    at: at + chance.between(2, 50) * minuteMs,
    slip,
    input: {
      vendor,
      amount: slip.total,
      ...(hasVat && { vatAmount: slip.vat }),
      category,
      description: purpose ?? slip.lines.map(({ name }) => name).join(', '),
      receiptDate: slip.date,
      isVatReceipt: hasVat,
      ...(notes && { notes }),
    },
  };
};

/** The visits to one shop, backwards from `now`: the latest was a few days ago. */
const visitsTo = (shop: Shop, since: number, now: number, chance: Dice): Purchase[] => {
  const [least, most] = shop.every;
  const purchases: Purchase[] = [];
  const today = Math.floor(now / dayMs) * dayMs;
  let day = today - chance.between(1, Math.ceil(least / 3)) * dayMs;
  while (day > since) {
    const at = day + chance.between(...shop.hours) * hourMs + chance.between(0, 59) * minuteMs;
    purchases.push(purchaseAt(shop, at, chance));
    day -= chance.between(least, most) * dayMs;
  }
  return purchases;
};

/** The purchases from `since` until `now` (epoch milliseconds), shop by shop. */
export const demoReceipts = (since: number, now: number): Purchase[] => {
  const chance = dice(660);
  return demoShops.flatMap((shop) => visitsTo(shop, since, now, chance));
};
