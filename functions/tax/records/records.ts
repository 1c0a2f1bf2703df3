import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { sumOf } from '#shared/domain/tax/days.ts';
import { behind } from '#shared/domain/tax/records.ts';
import { withLimitedCost } from '#shared/domain/tax/vat/limited-cost.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { pageRows } from '#shared/limits.ts';
import type { RecordsQuery } from '#shared/tax/records.ts';
import { daysIn } from '../days.ts';
import { termsOf } from '../terms.ts';
import { ofInvoices } from './of-invoices.ts';
import { ofReceipts } from './of-receipts.ts';
import type { AskedOf, Found } from './rows.ts';

/** Sales first, then the purchases under the reverse charge: a cursor with a date is among those. */
const ofBoth = async (firmId: FirmId, query: RecordsQuery, asked: AskedOf): Promise<Found> => {
  if (query.cursor?.includes('.')) return ofReceipts(firmId, query, asked);
  const sales = await ofInvoices(firmId, query, asked);
  if (sales.next) return sales;
  const limit = (query.limit ?? pageRows) - sales.rows.length;
  const bought = await ofReceipts(firmId, { ...query, limit, cursor: undefined }, asked);
  return { rows: [...sales.rows, ...bought.rows], next: bought.next };
};

const walkOf = ({ figure }: RecordsQuery): typeof ofBoth => {
  const [first, ...more] = behind[figure];
  if (more.length > 0) return ofBoth;
  return first === 'invoice' ? ofInvoices : ofReceipts;
};

/** Boxes of a return also depend on what a period comes to: its flat rate, and whether older records move in it. */
const askedOf = async (firm: StoredFirm, query: RecordsQuery): Promise<AskedOf> => {
  const said = termsOf(firm);
  if (!query.figure.startsWith('box')) return { terms: said, sums: {} };
  const days = await daysIn(firm.firmId, query);
  return { terms: withLimitedCost(said, days, query), sums: sumOf(days) };
};

/** A page of the records behind a figure, newest first and, of box 1, purchases after sales. They add up to it, but for pence of rounding under the flat rate. */
export const recordsOf = async (firm: StoredFirm, query: RecordsQuery): Promise<Found> => {
  const asked = await askedOf(firm, query);
  return walkOf(query)(firm.firmId, query, asked);
};
