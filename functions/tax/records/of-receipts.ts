import { datedCursor, pageOf, placesIn } from '#functions/lib/list.ts';
import { walk } from '#functions/lib/walk.ts';
import { receiptEntity } from '#functions/receipts/entity.ts';
import { addDays } from '#shared/dates.ts';
import { transitionsIn } from '#shared/domain/tax/transition.ts';
import { sharesOfReceipt } from '#shared/domain/taxed/spending.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { type Found, readSizes, type Walk } from './rows.ts';
import { type Receipt, spentOf } from './taxed.ts';

const keyOf = ({ date, id }: { date: string; id: number }) => ({ receiptDate: date, id });

const hasMoved = ({ terms, from, to, sums }: Walk<unknown>): boolean => {
  const { unpaidVat = 0, cashSpent = 0, cashSpentVat = 0, onHandVat = 0 } = sums;
  const hasMoney = [unpaidVat, cashSpent, cashSpentVat, onHandVat].some((pence) => pence !== 0);
  return hasMoney || transitionsIn(terms, { from, to }).length > 0;
};

/** Bills dated before a period that may be paid in it, overdue for too long, or on hand when it started, newest first. */
const earlierBills = async (firmId: FirmId, { from, cursor }: Walk<unknown>): Promise<Receipt[]> => {
  const places = placesIn({ from: undefined, to: addDays(from, -1), cursor });
  if (!places) return [];
  const found: Receipt[] = [];
  const query = receiptEntity.query
    .byDate({ firmId })
    .between(keyOf(places.first), keyOf(places.last))
    .where(
      ({ dueOn, paidOn, onHandOn }, { exists }) =>
        `${exists(dueOn)} OR ${exists(paidOn)} OR ${exists(onHandOn)}`,
    );
  for await (const page of walk(receiptEntity, spentOf(query))) found.push(...page);
  return found.reverse();
};

/** The receipts that can count in a period's figures, newest first: those dated in the period, then older bills. */
async function* mayAdd(firmId: FirmId, page: Walk<unknown>): AsyncGenerator<Receipt[]> {
  const { from, to } = page;
  const size = readSizes(page);
  let { cursor } = page;
  for (let places = placesIn({ from, to, cursor }); places; places = placesIn({ from, to, cursor })) {
    const all = receiptEntity.query.byDate({ firmId }).between(keyOf(places.first), keyOf(places.last));
    const read = await pageOf(receiptEntity, spentOf(all), size());
    yield read.rows;
    if (!read.last) break;
    cursor = datedCursor(read.last.receiptDate, read.last.id);
  }
  if (hasMoved(page)) yield await earlierBills(firmId, page);
}

/** Walks the receipts until a page is full. */
export const ofReceipts = async <Row>(firmId: FirmId, page: Walk<Row>): Promise<Found<Row>> => {
  const { limit, rowsOf } = page;
  const rows: Row[] = [];
  for await (const receipts of mayAdd(firmId, page))
    for (const receipt of receipts) {
      const { id, receiptDate, vendor } = receipt;
      rows.push(...rowsOf(sharesOfReceipt(receipt), { id, label: vendor ?? 'Receipt' }));
      if (rows.length >= limit) return { rows, next: datedCursor(receiptDate, id) };
    }
  return { rows, next: undefined };
};
