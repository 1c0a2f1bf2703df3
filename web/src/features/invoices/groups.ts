import { today } from '#shared/dates.ts';
import type { Invoice } from '#shared/invoices/contract.ts';
import { figureOf, type ShownState, shownState } from '#shared/invoices/status.ts';
import { toPence, toPounds } from '#shared/money.ts';
import type { Group } from '../../components/row-group.tsx';
import { texts } from './texts.ts';

const places = { overdue: 0, unpaid: 1, paid: 2, credited: 3, void: 3 } as const satisfies Record<
  ShownState,
  number
>;

const names = [texts.statuses.overdue, texts.statuses.unpaid, texts.statuses.paid, texts.closed] as const;

const sumOf = (rows: readonly Invoice[], day: string): number =>
  toPounds(rows.reduce((pence, invoice) => pence + toPence(figureOf(invoice, day)), 0));

/** Longest overdue first, last paid first, the rest unchanged. */
const inOrder = (rows: Invoice[], place: number): Invoice[] => {
  if (place === places.overdue) return rows.sort((a, b) => a.dueDate.localeCompare(b.dueDate));
  if (place === places.paid) return rows.sort((a, b) => (b.paidAt ?? '').localeCompare(a.paidAt ?? ''));
  return rows;
};

/** Groups invoices by their status on a day, each group with its total in pounds. */
export const grouped = (invoices: readonly Invoice[], day: string = today()): Group<Invoice>[] => {
  const rows: Invoice[][] = names.map(() => []);
  for (const invoice of invoices) rows[places[shownState(invoice, day)]]?.push(invoice);
  return names.map((name, place) => ({
    name,
    rows: inOrder(rows[place] ?? [], place),
    sum: place > places.paid ? undefined : sumOf(rows[place] ?? [], day),
    tone: place === places.overdue ? 'danger' : undefined,
  }));
};

/** The total owed and the overdue part, in pounds. */
export const owedIn = ([overdue, unpaid]: readonly Group<Invoice>[]) => {
  const late = toPence(overdue?.sum ?? 0);
  return { owed: toPounds(late + toPence(unpaid?.sum ?? 0)), overdue: toPounds(late) };
};
