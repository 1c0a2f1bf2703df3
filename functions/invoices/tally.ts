import { type CounterName, count, countDueDay, countRevenue } from '#functions/dashboard/record.ts';
import { type AgreedAsRead, refigureAll, type Share } from '#functions/jobs/figures.ts';
import type { Write } from '#functions/lib/transact.ts';
import { countTax } from '#functions/tax/count.ts';
import { balancePence, receivedOf, receivedPence } from '#shared/domain/payments/ledger.ts';
import { sharesOfInvoice } from '#shared/domain/tax/sales.ts';
import { toPence } from '#shared/money.ts';
import type { StoredInvoice } from './entity.ts';

/** What of an invoice the counters depend on. */
export type Counted = Pick<
  StoredInvoice,
  | 'status'
  | 'paidAt'
  | 'amount'
  | 'dueDate'
  | 'received'
  | 'credited'
  | 'jobId'
  | 'vat'
  | 'creditedVat'
  | 'voidedAt'
  | 'createdAt'
  | 'tax'
  | 'creditTax'
>;

/** What an invoice adds to the figures of its job. */
export const shareOf = (invoice: Counted): Share => {
  const { amount, vat = 0, credited = 0, creditedVat = 0, voidedAt } = invoice;
  if (voidedAt) return { jobId: invoice.jobId };
  return {
    jobId: invoice.jobId,
    invoicedPence: toPence(amount) - toPence(vat) - (toPence(credited) - toPence(creditedVat)),
    receivedPence: receivedPence(invoice),
  };
};

/** What invoices add to a user's counters. By month and by day: a transaction may touch an item only once. */
interface Tally {
  counters: { invoicesOpen: number; invoicesPaid: number; openPence: number };
  paidInMonth: Map<string, number>;
  openOnDay: Map<string, { count: number; pence: number }>;
}

const addReceived = ({ paidInMonth }: Tally, invoice: Counted, sign: 1 | -1): void => {
  for (const [day, pence] of Object.entries(receivedOf(invoice))) {
    const month = day.slice(0, 7);
    paidInMonth.set(month, (paidInMonth.get(month) ?? 0) + sign * pence);
  }
};

const addOpen = ({ counters, openOnDay }: Tally, invoice: Counted, sign: 1 | -1): void => {
  const { dueDate } = invoice;
  const owed = sign * balancePence(invoice);
  const { count: before, pence } = openOnDay.get(dueDate) ?? { count: 0, pence: 0 };
  counters.invoicesOpen += sign;
  counters.openPence += owed;
  openOnDay.set(dueDate, { count: before + sign, pence: pence + owed });
};

const add = (tally: Tally, invoice: Counted | undefined, sign: 1 | -1): void => {
  // What is void is no sale, neither open nor paid.
  if (!invoice || invoice.voidedAt) return;
  addReceived(tally, invoice, sign);
  if (invoice.status === 'paid') tally.counters.invoicesPaid += sign;
  else addOpen(tally, invoice, sign);
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

/** An invoice as it was (`undefined`: not there) and as it is (`undefined`: deleted). */
interface Move {
  before: Counted | undefined;
  after: Counted | undefined;
}

const defined = <T>(all: (T | undefined)[]): T[] => all.filter((each) => each !== undefined);

/** What moves in the same transaction beside the invoices: an item may be touched once, so it is added up first. */
interface Beside {
  counters?: Partial<Record<CounterName, number>>;
  /** Shares of jobs, as they were and as they are. */
  before?: Share[];
  after?: Share[];
  asRead?: AgreedAsRead | undefined;
}

const added = (counters: Tally['counters'], more: Partial<Record<CounterName, number>> = {}) => {
  const sum: Partial<Record<CounterName, number>> = { ...more };
  for (const name of ['invoicesOpen', 'invoicesPaid', 'openPence'] as const)
    sum[name] = (sum[name] ?? 0) + counters[name];
  return sum;
};

/** Moves the counters by what became of invoices, in one write for each item however many invoices it counts. */
export const recountAll = (userId: string, moves: readonly Move[], beside: Beside = {}): Write[] => {
  const [before, after] = [
    defined(moves.map((move) => move.before)),
    defined(moves.map((move) => move.after)),
  ];
  const tally = emptyTally();
  for (const invoice of before) add(tally, invoice, -1);
  for (const invoice of after) add(tally, invoice, 1);
  const were = [...before.map(shareOf), ...(beside.before ?? [])];
  return [
    ...refigureAll(userId, were, [...after.map(shareOf), ...(beside.after ?? [])], beside.asRead),
    ...count(userId, added(tally.counters, beside.counters)),
    ...[...tally.paidInMonth].flatMap(([month, pence]) => countRevenue(userId, month, pence)),
    ...[...tally.openOnDay].flatMap(([date, open]) => countDueDay(userId, date, open.count, open.pence)),
    ...countTax(userId, before.flatMap(sharesOfInvoice), after.flatMap(sharesOfInvoice)),
  ];
};

/** The same of one invoice. */
export const recount = (userId: string, before: Counted | undefined, after: Counted | undefined): Write[] =>
  recountAll(userId, [{ before, after }]);
