import type { EntityItem } from 'electrodb';
import { datedCursor, pageOf, placesIn } from '#functions/lib/list.ts';
import { walk } from '#functions/lib/walk.ts';
import { receiptEntity } from '#functions/receipts/entity.ts';
import { addDays } from '#shared/dates.ts';
import { rowsOfShares } from '#shared/domain/tax/records.ts';
import { sharesOfReceipt } from '#shared/domain/tax/spending.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { pageRows } from '#shared/limits.ts';
import type { RecordsQuery, TaxRecord } from '#shared/tax/records.ts';
import { type AskedOf, type Found, readSizes } from './rows.ts';

type Receipt = EntityItem<typeof receiptEntity>;

const keyOf = ({ date, id }: { date: string; id: number }) => ({ receiptDate: date, id });

const hasMoved = ({ unpaidVat = 0, cashSpent = 0, cashSpentVat = 0 }: AskedOf['sums']): boolean =>
  unpaidVat !== 0 || cashSpent !== 0 || cashSpentVat !== 0;

/** Bills from before a period that may be paid in it, or unpaid for too long, newest first. */
const earlierBills = async (firmId: FirmId, { from, cursor }: RecordsQuery): Promise<Receipt[]> => {
  const places = placesIn({ from: undefined, to: addDays(from, -1), cursor });
  if (!places) return [];
  const found: Receipt[] = [];
  const query = receiptEntity.query
    .byDate({ firmId })
    .between(keyOf(places.first), keyOf(places.last))
    .where(({ dueOn, paidOn }, { exists }) => `${exists(dueOn)} OR ${exists(paidOn)}`);
  for await (const page of walk(receiptEntity, query)) found.push(...page);
  return found.reverse();
};

/** The receipts that can count in a period's figure, newest first: those dated in the period, then older bills. */
async function* mayAdd(firmId: FirmId, query: RecordsQuery, { sums }: AskedOf): AsyncGenerator<Receipt[]> {
  const { limit = pageRows, from, to } = query;
  const size = readSizes(limit);
  let { cursor } = query;
  for (let places = placesIn({ from, to, cursor }); places; places = placesIn({ from, to, cursor })) {
    const all = receiptEntity.query.byDate({ firmId }).between(keyOf(places.first), keyOf(places.last));
    const read = await pageOf(receiptEntity, all, size());
    yield read.rows;
    if (!read.last) break;
    cursor = datedCursor(read.last.receiptDate, read.last.id);
  }
  if (hasMoved(sums)) yield await earlierBills(firmId, query);
}

/** Walks the receipts until a page is full. */
export const ofReceipts = async (firmId: FirmId, query: RecordsQuery, asked: AskedOf): Promise<Found> => {
  const { limit = pageRows } = query;
  const rows: TaxRecord[] = [];
  for await (const receipts of mayAdd(firmId, query, asked))
    for (const receipt of receipts) {
      const { id, receiptDate, vendor } = receipt;
      const named = { id, label: vendor ?? 'Receipt' };
      rows.push(...rowsOfShares(sharesOfReceipt(receipt), named, query, asked.terms));
      if (rows.length >= limit) return { rows, next: datedCursor(receiptDate, id) };
    }
  return { rows, next: undefined };
};
