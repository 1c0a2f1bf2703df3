import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { behind } from '#shared/domain/tax/records.ts';
import type { TaxTerms } from '#shared/domain/tax/terms.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { pageRows } from '#shared/limits.ts';
import type { RecordsQuery } from '#shared/tax/records.ts';
import { termsOf } from '../terms.ts';
import { ofInvoices } from './of-invoices.ts';
import { ofReceipts } from './of-receipts.ts';
import type { Found } from './rows.ts';

/** Sales first, then the purchases under the reverse charge: a cursor with a date is among those. */
const ofBoth = async (firmId: FirmId, query: RecordsQuery, terms: TaxTerms): Promise<Found> => {
  if (query.cursor?.includes('.')) return ofReceipts(firmId, query, terms);
  const sales = await ofInvoices(firmId, query, terms);
  if (sales.next) return sales;
  const limit = (query.limit ?? pageRows) - sales.rows.length;
  const bought = await ofReceipts(firmId, { ...query, limit, cursor: undefined }, terms);
  return { rows: [...sales.rows, ...bought.rows], next: bought.next };
};

const walkOf = ({ figure }: RecordsQuery): typeof ofBoth => {
  const [first, ...more] = behind[figure];
  if (more.length > 0) return ofBoth;
  return first === 'invoice' ? ofInvoices : ofReceipts;
};

/** A page of the records behind a figure, newest first and, of box 1, purchases after sales. They add up to it, but for pence of rounding under the flat rate. */
export const recordsOf = (firm: StoredFirm, query: RecordsQuery): Promise<Found> =>
  walkOf(query)(firm.firmId, query, termsOf(firm));
