import type { StoredUser } from '#functions/lib/session.ts';
import { pageRows } from '#shared/limits.ts';
import type { RecordsQuery } from '#shared/tax/records.ts';
import { type TaxTerms, termsOf } from '../terms.ts';
import { ofInvoices } from './of-invoices.ts';
import { ofReceipts } from './of-receipts.ts';
import type { Found } from './rows.ts';

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
