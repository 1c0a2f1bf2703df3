import { invoiceEntity } from '#functions/invoices/entity.ts';
import { datedCursor, firstIdAfter, highestId, pageOf, placesIn } from '#functions/lib/list.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { receiptEntity } from '#functions/receipts/entity.ts';
import { addYears } from '#shared/dates.ts';
import { firstIdAt } from '#shared/ids.ts';
import { pageRows } from '#shared/limits.ts';
import { toPounds } from '#shared/money.ts';
import type { RecordsQuery, TaxRecord } from '#shared/tax/records.ts';
import { partOf } from './figures.ts';
import { sharesOfInvoice, type TaxShare } from './sales.ts';
import { shareOfReceipt } from './spending.ts';
import { schemesIn, type TaxTerms, termsOf } from './terms.ts';

/** Rows that are looked at in one round trip: most of a period's records add to a figure, and a page holds far fewer. */
const rowsARead = 1000;

interface Found {
  rows: TaxRecord[];
  next: string | undefined;
}

/** What a share adds to the figure, as a row; none where it adds nothing or lies outside the period. */
const rowsOfShares = (
  shares: readonly TaxShare[],
  { id, label }: Pick<TaxRecord, 'id' | 'label'>,
  query: RecordsQuery,
  terms: TaxTerms,
): TaxRecord[] =>
  shares
    .filter(({ day }) => day >= query.from && day <= query.to)
    .map(({ kind, day, sums }) => ({ kind, on: day, pence: partOf(query, terms, day, sums) }))
    .filter(({ pence }) => pence !== 0)
    .map(({ kind, on, pence }) => ({ kind, id, on, label, amount: toPounds(pence) }));

const byMoney = (query: RecordsQuery, terms: TaxTerms): boolean =>
  query.figure === 'turnover'
    ? terms.settings.basis === 'cash'
    : schemesIn(terms, query).some(({ scheme }) => scheme === 'cash');

/** An invoice is written at most a year before its tax point; money may come for it at any time after. */
const oldest = (query: RecordsQuery, terms: TaxTerms): number =>
  byMoney(query, terms) ? 0 : firstIdAt(Date.parse(addYears(query.from, -1)));

/** Walks the invoices, newest first, until a page is full: what one of them adds is never torn apart. */
const ofInvoices = async (userId: string, query: RecordsQuery, terms: TaxTerms): Promise<Found> => {
  const { limit = pageRows } = query;
  const rows: TaxRecord[] = [];
  const first = Math.max(0, oldest(query, terms));
  let last = firstIdAfter(query.cursor);
  while (last >= first) {
    const read = await pageOf(
      invoiceEntity,
      invoiceEntity.query.byId({ userId }).between({ id: first }, { id: last }),
      rowsARead,
    );
    for (const invoice of read.rows) {
      const { id, invoiceNumber: label } = invoice;
      rows.push(...rowsOfShares(sharesOfInvoice(invoice), { id, label }, query, terms));
      if (rows.length >= limit) return { rows, next: String(id) };
    }
    if (!read.last) break;
    last = read.last.id - 1;
  }
  return { rows, next: undefined };
};

/** Walks the receipts of the period, newest first, until a page is full. */
const ofReceipts = async (userId: string, query: RecordsQuery, terms: TaxTerms): Promise<Found> => {
  const { limit = pageRows, from, to } = query;
  const rows: TaxRecord[] = [];
  let { cursor } = query;
  for (;;) {
    const places = placesIn({ from, to, cursor });
    if (!places) return { rows, next: undefined };
    const [start, end] = [places.first, places.last].map(({ date, id }) => ({ receiptDate: date, id }));
    const read = await pageOf(
      receiptEntity,
      receiptEntity.query
        .byDate({ userId })
        .between(start ?? { receiptDate: from, id: 0 }, end ?? { receiptDate: to, id: highestId }),
      rowsARead,
    );
    for (const receipt of read.rows) {
      const { id, receiptDate, vendor } = receipt;
      rows.push(...rowsOfShares([shareOfReceipt(receipt)], { id, label: vendor ?? 'Receipt' }, query, terms));
      if (rows.length >= limit) return { rows, next: datedCursor(receiptDate, id) };
    }
    if (!read.last) return { rows, next: undefined };
    cursor = datedCursor(read.last.receiptDate, read.last.id);
  }
};

/** Sales first, then the purchases under the reverse charge: a cursor with a date is among those. */
const ofBoth = async (userId: string, query: RecordsQuery, terms: TaxTerms): Promise<Found> => {
  if (query.cursor?.includes('.')) return ofReceipts(userId, query, terms);
  const sales = await ofInvoices(userId, query, terms);
  if (sales.next) return sales;
  const limit = (query.limit ?? pageRows) - sales.rows.length;
  const bought = await ofReceipts(userId, { ...query, limit, cursor: undefined }, terms);
  return { rows: [...sales.rows, ...bought.rows], next: bought.next };
};

const walks: Record<RecordsQuery['figure'], typeof ofBoth> = {
  box1: ofBoth,
  box4: ofReceipts,
  box6: ofInvoices,
  box7: ofReceipts,
  registration: ofInvoices,
  turnover: ofInvoices,
  expense: ofReceipts,
};

/** A page of the records behind a figure, newest first and, of box 1, purchases after sales. They add up to it, but for pence of rounding under the flat rate. */
export const recordsOf = (user: StoredUser, query: RecordsQuery): Promise<Found> =>
  walks[query.figure](user.userId, query, termsOf(user));
