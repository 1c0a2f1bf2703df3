import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { invoiceShares, recordsOfEach } from '#functions/tax/records/records.ts';
import type { PageQuery } from '#shared/fields.ts';
import type { AccountRow } from '#shared/filing/vat.ts';
import { pageRows } from '#shared/limits.ts';
import type { TaxRecord } from '#shared/tax/records.ts';
import type { StoredObligation } from './entity.ts';

/** A return with more rows than this is paged, and one whose invoices alone have more shares in the period. */
const mostRows = 1000;

const boxes = { box1: 1, box4: 4, box6: 6, box7: 7 } as const;
const figures = ['box1', 'box4', 'box6', 'box7'] as const;

const rowOf = (
  { kind, why, id, on, label, amount }: TaxRecord,
  figure: (typeof figures)[number],
): AccountRow => {
  const isVat = figure === 'box1' || figure === 'box4';
  return { box: boxes[figure], why, on, kind, id, label, net: isVat ? 0 : amount, vat: isVat ? amount : 0 };
};

type Period = Pick<StoredObligation, 'start' | 'end'>;

/** A page of the rows behind a return, record by record. */
export const accountPage = (
  firm: StoredFirm,
  { start: from, end: to }: Period,
  { cursor, limit = pageRows }: PageQuery,
) => recordsOfEach(firm, figures, { from, to, cursor, limit }, rowOf);

/** The rows behind a return, if there are few enough to include them in its reply. */
export const accountRows = async (
  firm: StoredFirm,
  period: Period,
): Promise<{ account: AccountRow[]; isAccountPaged: boolean }> => {
  const paged = { account: [], isAccountPaged: true };
  if ((await invoiceShares(firm, { from: period.start, to: period.end })) > mostRows) return paged;
  const { rows } = await accountPage(firm, period, { limit: mostRows + 1 });
  return rows.length > mostRows ? paged : { account: rows, isAccountPaged: false };
};
