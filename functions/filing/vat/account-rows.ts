import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { recordsOf } from '#functions/tax/records/records.ts';
import type { AccountRow } from '#shared/filing/vat.ts';
import type { TaxRecord } from '#shared/tax/records.ts';

/** More records than this are paged through by `GET /api/tax/records`, figure by figure. */
const mostRows = 1000;

const boxes = [
  { box: 1, figure: 'box1' },
  { box: 4, figure: 'box4' },
  { box: 6, figure: 'box6' },
  { box: 7, figure: 'box7' },
] as const;

const rowOf = (box: number, { kind, why, id, on, label, amount }: TaxRecord): AccountRow => {
  const isVat = box === 1 || box === 4;
  return { box, why, on, kind, id, label, net: isVat ? 0 : amount, vat: isVat ? amount : 0 };
};

const behind = async (
  firm: StoredFirm,
  span: { from: string; to: string },
  { box, figure }: (typeof boxes)[number],
): Promise<AccountRow[]> => {
  const rows: AccountRow[] = [];
  let cursor: string | undefined;
  do {
    // One page, as every page looks through the invoices that were raised after the period.
    const found = await recordsOf(firm, { ...span, figure, cursor, limit: mostRows });
    rows.push(...found.rows.map((row) => rowOf(box, row)));
    cursor = found.next ?? undefined;
  } while (cursor !== undefined && rows.length < mostRows);
  return rows;
};

/** The records behind a return, box by box. */
export const accountRows = async (
  firm: StoredFirm,
  span: { from: string; to: string },
): Promise<AccountRow[]> => {
  const found = await Promise.all(boxes.map((each) => behind(firm, span, each)));
  return found.flat().slice(0, mostRows);
};
