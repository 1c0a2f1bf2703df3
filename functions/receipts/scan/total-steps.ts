import type { Label } from './labels.ts';
import type { MoneyRow } from './lines-of-money.ts';
import { rateIn } from './percent.ts';
import { fits } from './tax.ts';

/** The totals that labelled amounts add up to, each with the amounts it was reached from. */
export function explained(rows: MoneyRow[]): Map<number, Set<number>> {
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

/** Amounts beside a percentage that are that share of a subtotal: a tax whose label was misread. */
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

/** The amounts of the goods: those before the first labelled one. */
export function itemAmounts(rows: MoneyRow[]): number[] {
  const end = rows.findIndex(
    ({ label, amounts }) => label !== null && label !== 'saving' && label !== 'charge' && amounts.length > 0,
  );
  return rows.slice(0, Math.max(0, end)).flatMap(({ amounts }) => amounts.slice(-1));
}

export function lastAmounts(rows: MoneyRow[], label: Label): number[] {
  return rows.filter((money) => money.label === label).flatMap(({ amounts }) => amounts.slice(-1));
}

/** The amount that the goods above it add up to, if no amount has a label. */
export function plainSum(rows: MoneyRow[]): number | undefined {
  const ends = rows.filter(({ label }) => label === null).flatMap(({ amounts }) => amounts.slice(-1));
  return ends.find((pence, at) => {
    const goods = ends.slice(0, at);
    return goods.length > 1 && pence === goods.reduce((sum, amount) => sum + amount, 0);
  });
}
