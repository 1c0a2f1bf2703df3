import { count, countDueDay, countRevenue } from '#functions/dashboard/record.ts';
import type { Write } from '#functions/lib/transact.ts';
import { londonDate } from '#shared/dates.ts';
import { toPence } from '#shared/money.ts';
import type { StoredInvoice } from './joined.ts';

/** What of an invoice the counters depend on. */
export type Counted = Pick<StoredInvoice, 'status' | 'paidAt' | 'amount' | 'dueDate'>;

/** What invoices add to a user's counters. By month and by day: a transaction may touch an item only once. */
interface Tally {
  counters: { invoicesOpen: number; invoicesPaid: number; openPence: number };
  paidInMonth: Map<string, number>;
  openOnDay: Map<string, { count: number; pence: number }>;
}

const addPaid = ({ counters, paidInMonth }: Tally, { amount, paidAt }: Counted, sign: 1 | -1): void => {
  counters.invoicesPaid += sign;
  if (!paidAt) return;
  const month = londonDate(paidAt).slice(0, 7);
  paidInMonth.set(month, (paidInMonth.get(month) ?? 0) + sign * toPence(amount));
};

const addOpen = ({ counters, openOnDay }: Tally, { amount, dueDate }: Counted, sign: 1 | -1): void => {
  const { count: before, pence } = openOnDay.get(dueDate) ?? { count: 0, pence: 0 };
  counters.invoicesOpen += sign;
  counters.openPence += sign * toPence(amount);
  openOnDay.set(dueDate, { count: before + sign, pence: pence + sign * toPence(amount) });
};

const add = (tally: Tally, invoice: Counted | undefined, sign: 1 | -1): void => {
  if (invoice) (invoice.status === 'paid' ? addPaid : addOpen)(tally, invoice, sign);
};

const emptyTally = (): Tally => ({
  counters: { invoicesOpen: 0, invoicesPaid: 0, openPence: 0 },
  paidInMonth: new Map(),
  openOnDay: new Map(),
});

/** What invoices add to their user's counters together. */
export const tallyOf = (invoices: Counted[]): Tally => {
  const tally = emptyTally();
  for (const invoice of invoices) add(tally, invoice, 1);
  return tally;
};

/** Moves the counters from an invoice as it was (`undefined`: not there) to as it is (`undefined`: deleted). */
export const recount = (userId: string, before: Counted | undefined, after: Counted | undefined): Write[] => {
  const tally = emptyTally();
  add(tally, before, -1);
  add(tally, after, 1);
  return [
    ...count(userId, tally.counters),
    ...[...tally.paidInMonth].flatMap(([month, pence]) => countRevenue(userId, month, pence)),
    ...[...tally.openOnDay].flatMap(([date, open]) => countDueDay(userId, date, open.count, open.pence)),
  ];
};
