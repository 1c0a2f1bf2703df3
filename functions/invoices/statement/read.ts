import { getClient } from '#functions/clients/store.ts';
import { paymentEntity } from '#functions/payments/entity.ts';
import { balancePence } from '#functions/payments/ledger.ts';
import { movesOf } from '#functions/payments/moves.ts';
import { openingOf } from '#functions/payments/new-payment.ts';
import type { paymentsOf } from '#functions/payments/read.ts';
import { addDays, londonDate, today } from '#shared/dates.ts';
import { firstIdAt } from '#shared/ids.ts';
import { mostOpen, mostPaid, rangeOf, type StatementQuery } from '#shared/invoices/statement.ts';
import { statementAge, statementAges } from '#shared/invoices/statement-ages.ts';
import { toPounds } from '#shared/money.ts';
import { invoiceEntity, type StoredInvoice } from '../entity.ts';

type StoredPayment = Awaited<ReturnType<typeof paymentsOf>>[number];

const byDue = (one: StoredInvoice, other: StoredInvoice): number =>
  one.dueDate < other.dueDate ? -1 : Number(one.dueDate > other.dueDate) || one.id - other.id;

const openOf = (invoices: readonly StoredInvoice[]): StoredInvoice[] =>
  invoices.filter((invoice) => balancePence(invoice) > 0).sort(byDue);

const openRow = (invoice: StoredInvoice, day: string) => ({
  id: invoice.id,
  invoiceNumber: invoice.invoiceNumber,
  issuedOn: londonDate(invoice.createdAt),
  dueDate: invoice.dueDate,
  amount: invoice.amount,
  balance: balancePence(invoice),
  age: statementAge(invoice.dueDate, day),
});
type Open = ReturnType<typeof openRow>[];

const sumOf = (rows: Open): number => rows.reduce((sum, { balance }) => sum + balance, 0);

const ageingOf = (open: Open) =>
  statementAges.map((age) => {
    const rows = open.filter((row) => row.age === age);
    return { age, count: rows.length, amount: toPounds(sumOf(rows)) };
  });

/** Money is written down at most a day before it came, so what was written down earlier than that came before the range. */
const writtenSince = async (userId: string, from: string): Promise<StoredPayment[]> => {
  const first = firstIdAt(Date.parse(addDays(from, -2)));
  const { data } = await paymentEntity.query.byId({ userId }).gte({ id: first }).go({ pages: 'all' });
  return data;
};

interface Range {
  from: string;
  to: string;
}

const paidIn = (
  { from, to }: Range,
  invoices: readonly StoredInvoice[],
  payments: readonly StoredPayment[],
) => {
  const numbers = new Map(invoices.map(({ id, invoiceNumber }) => [id, invoiceNumber]));
  const theirs = payments.filter(({ invoiceId }) => numbers.has(invoiceId));
  return [...theirs, ...invoices.flatMap(openingOf)]
    .flatMap((payment) =>
      movesOf([payment]).map((move) => ({ ...move, invoiceNumber: numbers.get(payment.invoiceId) ?? '' })),
    )
    .filter(({ on }) => on >= from && on <= to)
    .sort((one, other) => (one.on > other.on ? -1 : Number(one.on < other.on)));
};

/**
 * The statement of a client as of today, and the invoices as it lists them: they are read through once, and the payments that the range may
 * hold. An index has no consistent reads.
 */
export const statementFor = async (userId: string, clientId: number, query: StatementQuery) => {
  const asOf = today();
  const range = rangeOf(query, asOf);
  const [{ data: invoices }, payments] = await Promise.all([
    invoiceEntity.query.byClient({ userId, clientId }).go({ pages: 'all' }),
    writtenSince(userId, range.from),
  ]);
  const listed = openOf(invoices);
  const open = listed.map((invoice) => openRow(invoice, asOf));
  const rest = open.slice(mostOpen);
  const moves = paidIn(range, invoices, payments);
  const statement = {
    ...{ clientId, asOf, ...range, owed: toPounds(sumOf(open)), ageing: ageingOf(open) },
    open: open.slice(0, mostOpen).map((row) => ({ ...row, balance: toPounds(row.balance) })),
    more: { count: rest.length, amount: toPounds(sumOf(rest)) },
    payments: moves
      .slice(0, mostPaid)
      .map(({ on, how, pence, invoiceNumber }) => ({ on, invoiceNumber, how, amount: toPounds(pence) })),
    paid: toPounds(moves.reduce((sum, { pence }) => sum + pence, 0)),
  };
  return { statement, listed: listed.slice(0, mostOpen) };
};

/** The same with the client. Throws 404 if the user has no such client. */
export const statementOf = async (userId: string, clientId: number, query: StatementQuery) => {
  const [client, read] = await Promise.all([
    getClient(userId, clientId),
    statementFor(userId, clientId, query),
  ]);
  return { client, ...read };
};
export type StatementOf = Awaited<ReturnType<typeof statementOf>>;
