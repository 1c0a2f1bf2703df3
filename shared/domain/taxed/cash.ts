import { share } from '../../rounding.ts';
import { cashVatDue } from '../../uk/schemes.ts';
import { partOfGroups } from '../../uk/vat-account.ts';
import type { Received } from '../payments/ledger.ts';
import { type CreditTax, sumOf, type TaxGroup, type TaxShare } from './groups.ts';
import { cashName, type TaxSums } from './names.ts';

const grossOf = (groups: readonly TaxGroup[]): number => sumOf(groups, 'net') + sumOf(groups, 'vat');

/** What is sold on an invoice, and what was credited without effect so far. Pence. */
interface Sold {
  left: readonly TaxGroup[];
  credited: readonly TaxGroup[];
}

const less = (groups: readonly TaxGroup[], taken: readonly TaxGroup[]): TaxGroup[] =>
  groups.map((group) => {
    const same = taken.filter(({ code }) => code === group.code);
    return { ...group, net: group.net - sumOf(same, 'net'), vat: group.vat - sumOf(same, 'vat') };
  });

/** A credit note takes effect immediately for the unpaid part, and for the paid part when it is refunded. VR reg 24A, 38. */
const credit = ({ left, credited }: Sold, paid: number): Sold => {
  const pence = Math.min(grossOf(credited), Math.max(0, grossOf(left) - Math.max(0, paid)));
  if (pence <= 0) return { left, credited };
  const taken = pence === grossOf(credited) ? credited : partOfGroups(credited, pence);
  return {
    left: less(left, taken),
    credited: credited.flatMap((group, at) => less([group], taken.slice(at, at + 1))),
  };
};

/** The tax on a cumulative payment. Overpayments are no sale. */
const borne = (left: readonly TaxGroup[], paid: number): TaxSums => {
  const total = Math.max(0, grossOf(left));
  const counted = Math.max(0, Math.min(paid, total));
  const sums: TaxSums = { cashVat: cashVatDue({ total, vat: sumOf(left, 'vat') }, counted) };
  const parts = share(
    counted,
    left.map(({ net, vat }) => Math.max(0, net + vat)),
  );
  for (const [at, { code }] of left.entries())
    sums[cashName(code)] = (sums[cashName(code)] ?? 0) + (parts[at] ?? 0);
  return sums;
};

const difference = (now: TaxSums, before: TaxSums): TaxSums =>
  Object.fromEntries(
    (Object.entries(now) as [keyof TaxSums, number][]).map(([name, pence]) => [
      name,
      pence - (before[name] ?? 0),
    ]),
  );

/** Older invoices store money by month; we count it in the middle of that month. */
export const dayOf = (key: string): string => (key.length === 7 ? `${key}-15` : key);

/**
 * Receipts and refunds by day, each with its share of every group and of the VAT, so that the shares of an invoice paid in full
 * add up to its remaining total (VR Part VIII). A credit note reallocates earlier payments to what remains, on its own day.
 */
export const cashShares = (
  groups: readonly TaxGroup[],
  credits: readonly CreditTax[],
  received: Received,
): TaxShare[] => {
  const money = new Map(Object.entries(received).map(([key, pence]) => [dayOf(key), pence]));
  if (grossOf(groups) <= 0 || money.size === 0) return [];
  const days = [...new Set([...money.keys(), ...credits.map(({ on }) => on)])].sort();
  let sold: Sold = { left: groups, credited: [] };
  let paid = 0;
  let before: TaxSums = {};
  return days.map((day) => {
    const noted = credits.filter(({ on }) => on === day).flatMap((note) => note.groups);
    sold = credit({ ...sold, credited: [...sold.credited, ...noted] }, paid);
    paid += money.get(day) ?? 0;
    sold = credit(sold, paid);
    const now = borne(sold.left, paid);
    const sums = difference(now, before);
    before = now;
    return money.has(day)
      ? { kind: 'payment', why: (money.get(day) ?? 0) < 0 ? 'refund' : 'supply', day, sums }
      : { kind: 'credit_note', why: 'credit', day, sums };
  });
};
