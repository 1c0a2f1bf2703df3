import { addDays, addMonths } from '../../dates.ts';
import type { Unpaid } from '../../settings/tax/scheme-change.ts';
import type { TaxShare } from '../taxed/groups.ts';
import type { TaxName, TaxSums } from '../taxed/names.ts';
import type { TaxDay } from './days.ts';
import { salesOf, salesVatOf, spentOf, spentVatOf, unpaidVatOf } from './figures.ts';
import type { TaxTerms } from './terms.ts';

interface Days {
  from: string;
  to: string;
}

/** A switch to or from cash accounting, and the days to which it moves unpaid amounts. */
export interface Transition extends Days {
  how: Unpaid;
  /** Records of these days move. `before` is the first day under the new scheme. */
  since: string;
  before: string;
}

const always = '9999-12-31';

/** For this many months unpaid amounts are accounted for as they are paid; the rest at the end. VCAS6250. */
const monthsToPay = 6;

const daysMoved = (how: Unpaid, before: string, cashUntil: string): Days => {
  if (how === 'by_invoice') return { from: before, to: cashUntil };
  const last = addDays(before, -1);
  return how === 'at_once'
    ? { from: last, to: last }
    : { from: before, to: addDays(addMonths(before, monthsToPay), -1) };
};

/** The switches for which the trader has decided how to treat unpaid invoices and bills, if they move anything in a period. */
export const transitionsIn = ({ settings: { earlierSchemes } }: TaxTerms, period: Days): Transition[] => {
  const inOrder = earlierSchemes.toSorted((one, other) => (one.until < other.until ? -1 : 1));
  return inOrder
    .flatMap(({ until, unpaid }, at) => {
      if (!unpaid) return [];
      const before = addDays(until, 1);
      const joined = inOrder.slice(0, at).findLast(({ scheme }) => scheme !== 'cash');
      const cashUntil = inOrder.slice(at + 1).find(({ scheme }) => scheme === 'cash')?.until ?? always;
      const since = unpaid === 'by_invoice' || !joined ? '' : addDays(joined.until, 1);
      return [{ how: unpaid, before, since, ...daysMoved(unpaid, before, cashUntil) }];
    })
    .filter(({ from, to }) => from <= period.to && to >= period.from);
};

interface Counted {
  net: number;
  vat: number;
  spent: number;
  spentVat: number;
}

const countedBy = (sums: TaxSums, scheme: 'standard' | 'cash'): Counted => {
  const back = unpaidVatOf(sums, scheme);
  return {
    net: salesOf(sums, scheme),
    vat: salesVatOf(sums, scheme),
    // Repaid VAT changes box 4, but not box 7.
    spent: spentOf(sums, scheme) + back,
    spentVat: spentVatOf(sums, scheme) + back,
  };
};

const names = ['net', 'vat', 'spent', 'spentVat'] as const;

/** The difference between what two schemes count. */
const difference = (shares: readonly TaxShare[], by: 'standard' | 'cash'): Counted => {
  const sum: Counted = { net: 0, vat: 0, spent: 0, spentVat: 0 };
  for (const { sums } of shares) {
    const [more, less] = [countedBy(sums, by), countedBy(sums, by === 'cash' ? 'standard' : 'cash')];
    for (const name of names) sum[name] += more[name] - less[name];
  }
  return sum;
};

/** As counters that a return under the scheme adds up. */
const asSums = ({ net, vat, spent, spentVat }: Counted, scheme: 'standard' | 'cash'): TaxSums =>
  scheme === 'cash'
    ? { cash_s: net + vat, cashVat: vat, cashSpent: spent, cashSpentVat: spentVat }
    : { sale_s: net, saleVat: vat, spent_none: spent, spentVat_none: spentVat };

const movedBy = (shares: readonly TaxShare[], { how, from, to, since, before }: Transition): TaxShare[] => {
  const [own] = shares;
  if (!own || own.day >= before || own.day < since) return [];
  const within = shares.filter(({ day }) => day >= from && day <= to);
  const atEnd = (scheme: 'standard' | 'cash'): TaxShare => {
    const until = shares.filter(({ day }) => day <= to);
    return { kind: own.kind, why: 'scheme', day: to, sums: asSums(difference(until, 'standard'), scheme) };
  };
  // What was accounted for by invoice stays so, whenever it is paid (VCAS2100).
  if (how === 'by_invoice')
    return within.map((share) => ({ ...share, sums: asSums(difference([share], 'standard'), 'cash') }));
  if (how === 'at_once') return [atEnd('cash')];
  const asPaid = within.map((share) => ({ ...share, sums: asSums(difference([share], 'cash'), 'standard') }));
  return [...asPaid, atEnd('standard')];
};

/** What a switch of cash accounting adds to a record's shares, so that all its VAT is in exactly one return. */
const movedShares = (shares: readonly TaxShare[], transitions: readonly Transition[]): TaxShare[] =>
  transitions.flatMap((each) => movedBy(shares, each));

/** A record's moves, as days of a period. */
export const movedDays = (
  shares: readonly TaxShare[],
  transitions: readonly Transition[],
  { from, to }: Days,
): TaxDay[] =>
  movedShares(shares, transitions)
    .filter(({ day }) => day >= from && day <= to)
    .map(({ day, sums }) => ({ date: day, ...sums }));

const plus = (one: TaxSums, other: TaxSums): TaxSums => {
  const sums = { ...one };
  for (const [name, pence] of Object.entries(other) as [TaxName, number][])
    sums[name] = (sums[name] ?? 0) + pence;
  return sums;
};

/** Adds the moves to shares; those of the same kind, reason and day are merged. */
export const withMoved = (
  shares: readonly TaxShare[],
  transitions: readonly Transition[],
): readonly TaxShare[] => {
  const moved = movedShares(shares, transitions);
  if (moved.length === 0) return shares;
  const all = new Map<string, TaxShare>();
  for (const share of [...shares, ...moved]) {
    const key = `${share.kind} ${share.why} ${share.day}`;
    const same = all.get(key);
    all.set(key, same ? { ...same, sums: plus(same.sums, share.sums) } : share);
  }
  return [...all.values()];
};
