import type { Label } from './labels.ts';
import type { MoneyRow } from './lines-of-money.ts';
import { isMisread } from './look-alike.ts';
import { rateIn } from './percent.ts';
import { fits, type TaxPart } from './tax.ts';

/** Points for each amount (pence) being what was paid. */
export type Scores = Map<number, number>;

export function add(scores: Scores, pence: number, points: number): void {
  scores.set(pence, (scores.get(pence) ?? 0) + points);
}

/** Handed over − change = paid; a payment with change 0.00 is the total itself. */
export function byPayment(scores: Scores, rows: MoneyRow[]): void {
  const last = (label: Label) => [...new Set(lastAmounts(rows, label).map(Math.abs))];
  const [handed, change] = [[...last('paid'), ...last('card')], last('change')];
  const named = new Set(rows.flatMap(({ amounts }) => amounts));
  for (const given of handed) {
    if (change.length === 0) add(scores, given, 0.5);
    for (const back of change) byChange(scores, given, back, named);
  }
}

/** What change was given of is no total; what is left of it is, above all where it is printed. */
function byChange(scores: Scores, given: number, back: number, named: Set<number>): void {
  const pence = given - back;
  const isNamed = named.has(pence);
  if (pence > 0) add(scores, pence, back === 0 ? 2 : isNamed ? 4 : 2.5);
  if (back > 0 && isNamed) add(scores, given, -2);
}

/** Every sum handed over, less every change: one of them is what was paid. */
export function changeGiven(rows: MoneyRow[]): number[] {
  const handed = [...lastAmounts(rows, 'paid'), ...lastAmounts(rows, 'card')];
  return lastAmounts(rows, 'change').flatMap((back) => handed.map((given) => given - back));
}

/** Net + tax, sub-total ± rounding or discount, the sum of a tax table, the sum of the items. */
export function bySums(scores: Scores, rows: MoneyRow[], parts: TaxPart[]): void {
  const named = new Set(rows.flatMap(({ amounts }) => amounts));
  for (const [pence, from] of explained(rows)) {
    if (!named.has(pence)) continue;
    add(scores, pence, 2);
    // A sum that something is still added to is not what was paid.
    for (const before of from) if (before < pence) add(scores, before, -1.5);
  }
  const gross = parts.reduce((sum, part) => sum + part.gross, 0);
  if (gross > 0) add(scores, gross, named.has(gross) ? 2.5 : 1.5);
  const items = itemAmounts(rows);
  const sum = items.reduce((total, pence) => total + pence, 0);
  if (items.length > 1 && named.has(sum)) add(scores, sum, 2);
  const handed = [...lastAmounts(rows, 'paid'), ...lastAmounts(rows, 'card')];
  if (items.length === 1 && handed.includes(sum)) add(scores, sum, 1);
}

/** The sums that labelled amounts make with one another, each with those it was reached from. */
function explained(rows: MoneyRow[]): Map<number, Set<number>> {
  const of = (label: Label) => [
    ...new Set(
      lastAmounts(
        rows.filter(({ inTable }) => !inTable),
        label,
      ),
    ),
  ];
  const sums = new Map<number, Set<number>>();
  const charges = [0, ...of('charge').filter((pence) => pence > 0)];
  const taxes = [0, ...of('tax').filter((pence) => pence > 0), ...byRate(rows)];
  const roundings = [0, ...of('rounding')];
  for (const before of [...of('net'), ...of('subtotal'), ...of('total')]) {
    for (const step of combined(charges, taxes, roundings))
      if (step !== 0) reach(sums, before + step, before);
  }
  for (const before of [...of('subtotal'), ...of('total')]) {
    for (const saving of of('saving')) if (saving !== 0) reach(sums, before - Math.abs(saving), before);
  }
  return sums;
}

/**
 * Where net and tax stand on their own rows and in the table of taxes, but their sum nowhere, an amount that differs from
 * it in one figure was misread: the sum takes over what spoke for it. The sums that did.
 */
export function asTaxed(scores: Scores, rows: MoneyRow[], parts: TaxPart[]): Set<number> {
  const gross = parts.reduce((sum, part) => sum + part.gross, 0);
  const named = rows.some(({ amounts }) => amounts.includes(gross));
  if (gross <= 0 || named || !explained(rows).has(gross)) return new Set();
  const misread = [...scores].filter(
    ([pence, score]) => score > 0 && isMisread(String(pence), String(gross)),
  );
  for (const [, score] of misread) add(scores, gross, score);
  return new Set(misread.length > 0 ? [gross] : []);
}

/** Amounts beside a rate in per cent of which they are that share of a sub-total: a tax whose word was misread. */
function byRate(rows: MoneyRow[]): number[] {
  const nets = lastAmounts(rows, 'subtotal');
  return rows.flatMap(({ row, label, amounts }) => {
    const [rate, tax] = [label === null ? rateIn(row.text) : null, amounts.at(-1) ?? 0];
    return rate && tax > 0 && nets.some((net) => fits(net, tax, rate)) ? [tax] : [];
  });
}

function combined(...choices: number[][]): Set<number> {
  return new Set(
    choices.reduce((sums, steps) => sums.flatMap((sum) => steps.map((step) => sum + step)), [0]),
  );
}

function reach(sums: Map<number, Set<number>>, sum: number, from: number): void {
  sums.set(sum, (sums.get(sum) ?? new Set()).add(from));
}

/** The goods' amounts: those before the first labelled one. */
export function itemAmounts(rows: MoneyRow[]): number[] {
  const end = rows.findIndex(
    ({ label, amounts }) => label !== null && label !== 'saving' && label !== 'charge' && amounts.length > 0,
  );
  return rows.slice(0, Math.max(0, end)).flatMap(({ amounts }) => amounts.slice(-1));
}

function lastAmounts(rows: MoneyRow[], label: Label): number[] {
  return rows.filter((money) => money.label === label).flatMap(({ amounts }) => amounts.slice(-1));
}
