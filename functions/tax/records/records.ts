import { firstIdAfter, placesIn } from '#functions/lib/list.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { sumOf } from '#shared/domain/tax/days.ts';
import { behind, rowsOfShares } from '#shared/domain/tax/records.ts';
import { withLimitedCost } from '#shared/domain/tax/vat/limited-cost.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { pageRows } from '#shared/limits.ts';
import type { RecordsQuery, TaxRecord } from '#shared/tax/records.ts';
import { daysIn } from '../days.ts';
import { termsOf } from '../terms.ts';
import { ofInvoices } from './of-invoices.ts';
import { ofReceipts } from './of-receipts.ts';
import type { Found, Walk } from './rows.ts';

const isAmongPurchases = (cursor = ''): boolean => cursor.includes('.');

/** Throws 400 unless it is a cursor of a page of records. */
export const checkCursor = (cursor: string | undefined): void => {
  if (isAmongPurchases(cursor)) placesIn({ from: undefined, to: undefined, cursor });
  else firstIdAfter(cursor);
};

/** Sales first, then purchases: a cursor with a date belongs to purchases. */
const ofBoth = async <Row>(firmId: FirmId, page: Walk<Row>): Promise<Found<Row>> => {
  if (isAmongPurchases(page.cursor)) return ofReceipts(firmId, page);
  const sales = await ofInvoices(firmId, page);
  if (sales.next) return sales;
  const limit = page.limit - sales.rows.length;
  const bought = await ofReceipts(firmId, { ...page, limit, cursor: undefined });
  return { rows: [...sales.rows, ...bought.rows], next: bought.next };
};

const walkOf = (figures: Walk<unknown>['figures']): typeof ofBoth => {
  const [first, ...more] = new Set(figures.flatMap((figure) => behind[figure]));
  if (more.length > 0) return ofBoth;
  return first === 'invoice' ? ofInvoices : ofReceipts;
};

type Standing = Pick<Walk<unknown>, 'terms' | 'sums'>;

/** Figures also depend on the period's totals: a return's flat rate, and whether older or later records count. */
const standingOf = async (firm: StoredFirm, period: Pick<RecordsQuery, 'from' | 'to'>): Promise<Standing> => {
  const said = termsOf(firm);
  const days = await daysIn(firm.firmId, period);
  return { terms: withLimitedCost(said, days, period), sums: sumOf(days) };
};

interface Asked extends Omit<RecordsQuery, 'figure' | 'limit'> {
  limit: number;
}

/** How many shares of invoices a period has: nothing is read to know it but its days. */
export const invoiceShares = async (
  { firmId }: StoredFirm,
  period: Pick<RecordsQuery, 'from' | 'to'>,
): Promise<number> => sumOf(await daysIn(firmId, period)).shares;

/** A page of what records contribute to figures, reading each record once. */
export const recordsOfEach = async <Figure extends RecordsQuery['figure'], Row>(
  firm: StoredFirm,
  figures: readonly Figure[],
  { from, to, cursor, limit, category }: Asked,
  rowOf: (record: TaxRecord, figure: Figure) => Row,
): Promise<Found<Row>> => {
  const period = { from, to };
  const { terms, sums } = await standingOf(firm, period);
  const rowsOf: Walk<Row>['rowsOf'] = (shares, named) =>
    figures.flatMap((figure) =>
      rowsOfShares(shares, named, { ...period, figure, category }, terms).map((record) =>
        rowOf(record, figure),
      ),
    );
  return walkOf(figures)(firm.firmId, { figures, ...period, cursor, limit, terms, sums, rowsOf });
};

/**
 * A page of the records behind a figure, newest first; for box 1, purchases come after sales. They add up to the figure, except
 * for pence of rounding under the flat rate.
 */
export const recordsOf = (firm: StoredFirm, { figure, limit = pageRows, ...query }: RecordsQuery) =>
  recordsOfEach(firm, [figure], { ...query, limit }, (record) => record);
