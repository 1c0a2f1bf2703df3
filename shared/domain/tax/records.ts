import { toPounds } from '../../money.ts';
import type { RecordsQuery, TaxRecord } from '../../tax/records.ts';
import type { Reader } from '../reader.ts';
import { firstIdAfter } from '../taxed/backdated.ts';
import type { TaxShare } from '../taxed/groups.ts';
import { sharesOfInvoice } from '../taxed/sales.ts';
import { sharesOfReceipt } from '../taxed/spending.ts';
import { partOf } from './figures.ts';
import { schemesIn, type TaxTerms } from './terms.ts';
import { transitionsIn, withMoved } from './transition.ts';

/** The query for the records behind a figure, without paging. */
export type FigureQuery = Pick<RecordsQuery, 'figure' | 'category' | 'from' | 'to'>;

const isOfReturn = ({ figure }: Pick<FigureQuery, 'figure'>): boolean => figure.startsWith('box');

/** The rows that shares of a record add to the figure; none if they add nothing or are outside the period. */
export const rowsOfShares = (
  shares: readonly TaxShare[],
  { id, label }: Pick<TaxRecord, 'id' | 'label'>,
  query: FigureQuery,
  terms: TaxTerms,
): TaxRecord[] =>
  (isOfReturn(query) ? withMoved(shares, transitionsIn(terms, query)) : shares)
    .filter(({ day }) => day >= query.from && day <= query.to)
    .map(({ kind, why, day, sums }) => ({ kind, why, on: day, pence: partOf(query, terms, day, sums) }))
    .filter(({ pence }) => pence !== 0)
    .map(({ kind, why, on, pence }) => ({ kind, why, id, on, label, amount: toPounds(pence) }));

/** True if invoices count towards a figure by payment, or a payment's fee, rather than by tax point. */
export const byMoney = (query: FigureQuery, terms: TaxTerms): boolean =>
  query.figure === 'expense' ||
  (query.figure === 'turnover'
    ? terms.settings.basis === 'cash'
    : transitionsIn(terms, query).length > 0 ||
      schemesIn(terms, query).some(({ scheme }) => scheme === 'cash'));

/** The kinds of record behind each figure. */
export const behind: Readonly<Record<RecordsQuery['figure'], readonly ('invoice' | 'receipt')[]>> = {
  box1: ['invoice', 'receipt'],
  box4: ['invoice', 'receipt'],
  box6: ['invoice'],
  box7: ['receipt'],
  registration: ['invoice'],
  turnover: ['invoice'],
  expense: ['invoice', 'receipt'],
};

const ofInvoices = (db: Reader, query: FigureQuery, terms: TaxTerms): TaxRecord[] => {
  const invoices = db.all('invoice');
  // Listed last: those raised after the period.
  const after = firstIdAfter(query.to);
  const inOrder = byMoney(query, terms)
    ? invoices
    : [...invoices.filter(({ id }) => id < after), ...invoices.filter(({ id }) => id >= after)];
  return inOrder.flatMap((invoice) => {
    const { id, invoiceNumber: label } = invoice;
    return rowsOfShares(sharesOfInvoice(invoice), { id, label }, query, terms);
  });
};

const ofReceipts = (db: Reader, query: FigureQuery, terms: TaxTerms): TaxRecord[] =>
  db
    .all('receipt')
    .toSorted((one, other) =>
      one.receiptDate === other.receiptDate
        ? other.id - one.id
        : one.receiptDate < other.receiptDate
          ? 1
          : -1,
    )
    .flatMap((receipt) => {
      const { id, vendor: label = 'Receipt' } = receipt;
      return rowsOfShares(sharesOfReceipt(receipt), { id, label }, query, terms);
    });

/**
 * The records behind a figure, newest first; for box 1, sales before purchases. They add up to the figure, except for pence of
 * rounding under the flat rate.
 */
export const taxRecords = (db: Reader, query: FigureQuery, terms: TaxTerms): TaxRecord[] =>
  behind[query.figure].flatMap((kind) =>
    kind === 'invoice' ? ofInvoices(db, query, terms) : ofReceipts(db, query, terms),
  );
