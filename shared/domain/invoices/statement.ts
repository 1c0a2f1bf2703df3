import { londonDate } from '../../dates.ts';
import type { Statement, StatementQuery } from '../../invoices/statement.ts';
import { statementAge, statementAges } from '../../invoices/statement-ages.ts';
import { mostOpen, mostPaid, rangeOf } from '../../invoices/statement-range.ts';
import { toPounds } from '../../money.ts';
import { balancePence, type Owed } from '../payments/ledger.ts';
import { movesOf } from '../payments/moves.ts';
import { openingOf } from '../payments/opening.ts';
import type { RecordOf } from '../reader.ts';

type Invoice = Owed & Pick<RecordOf<'invoice'>, 'id' | 'invoiceNumber' | 'dueDate' | 'createdAt'>;
type Payment = Pick<
  RecordOf<'payment'>,
  'invoiceId' | 'paidOn' | 'method' | 'amount' | 'refunds' | 'dispute'
>;

const byDue = (one: Invoice, other: Invoice): number =>
  one.dueDate < other.dueDate ? -1 : Number(one.dueDate > other.dueDate) || one.id - other.id;

const openOf = <Each extends Invoice>(invoices: readonly Each[]): Each[] =>
  invoices.filter((invoice) => balancePence(invoice) > 0).sort(byDue);

const openRow = (invoice: Invoice, day: string) => ({
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

interface Range {
  from: string;
  to: string;
}

const paidIn = ({ from, to }: Range, invoices: readonly Invoice[], payments: readonly Payment[]) => {
  const numbers = new Map(invoices.map(({ id, invoiceNumber }) => [id, invoiceNumber]));
  const openings = invoices.flatMap((invoice) =>
    openingOf(invoice).map((opening) => ({ ...opening, invoiceId: invoice.id })),
  );
  return [...payments.filter(({ invoiceId }) => numbers.has(invoiceId)), ...openings]
    .flatMap((payment) =>
      movesOf([payment]).map((move) => ({ ...move, invoiceNumber: numbers.get(payment.invoiceId) ?? '' })),
    )
    .filter(({ on }) => on >= from && on <= to)
    .sort((one, other) => (one.on > other.on ? -1 : Number(one.on < other.on)));
};

/**
 * A client's statement as of a day, from all their invoices and the payments that its range may include, with the invoices as
 * it lists them.
 */
export const statementOn = <Each extends Invoice>(
  asOf: string,
  { clientId, query }: { clientId: number; query: StatementQuery },
  { invoices, payments }: { invoices: readonly Each[]; payments: readonly Payment[] },
): { statement: Statement; listed: Each[] } => {
  const range = rangeOf(query, asOf);
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
