import { datedCursor, pageOf, placesIn } from '#functions/lib/list.ts';
import { receiptEntity } from '#functions/receipts/entity.ts';
import { rowsOfShares } from '#shared/domain/tax/records.ts';
import { shareOfReceipt } from '#shared/domain/tax/spending.ts';
import type { TaxTerms } from '#shared/domain/tax/terms.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { pageRows } from '#shared/limits.ts';
import type { RecordsQuery, TaxRecord } from '#shared/tax/records.ts';
import { type Found, readSizes } from './rows.ts';

const keyOf = ({ date, id }: { date: string; id: number }) => ({ receiptDate: date, id });

/** Walks the receipts of the period, newest first, until a page is full. */
export const ofReceipts = async (firmId: FirmId, query: RecordsQuery, terms: TaxTerms): Promise<Found> => {
  const { limit = pageRows, from, to } = query;
  const rows: TaxRecord[] = [];
  const size = readSizes(limit);
  let { cursor } = query;
  for (;;) {
    const places = placesIn({ from, to, cursor });
    if (!places) return { rows, next: undefined };
    const all = receiptEntity.query.byDate({ firmId }).between(keyOf(places.first), keyOf(places.last));
    const read = await pageOf(receiptEntity, all, size());
    for (const receipt of read.rows) {
      const { id, receiptDate, vendor } = receipt;
      rows.push(...rowsOfShares([shareOfReceipt(receipt)], { id, label: vendor ?? 'Receipt' }, query, terms));
      if (rows.length >= limit) return { rows, next: datedCursor(receiptDate, id) };
    }
    if (!read.last) return { rows, next: undefined };
    cursor = datedCursor(read.last.receiptDate, read.last.id);
  }
};
