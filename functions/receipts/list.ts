import { keyOf } from '#functions/lib/item-key.ts';
import { datedCursor, highestId, pageOf, placesIn } from '#functions/lib/list.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import type { Place } from '#shared/domain/by-date.ts';
import { shownTotals } from '#shared/domain/receipts/totals.ts';
import { shownReceipt } from '#shared/domain/receipts/views.ts';
import type { PageQuery } from '#shared/fields.ts';
import type { FirmId, UserId } from '#shared/firms/ids.ts';
import { pageRows } from '#shared/limits.ts';
import { receiptEntity, receiptTotals } from './entity.ts';
import { imageSigner } from './images.ts';
import type { StoredReceipt } from './read.ts';

const shownWith = (address: (firmId: FirmId, id: number) => string) => (receipt: StoredReceipt) => ({
  ...shownReceipt(receipt),
  fileUrl: address(receipt.firmId, receipt.id),
});

/** The receipt as replies show it, with its picture's address and the month and year of its date. */
export const shown = async (receipt: StoredReceipt) => shownWith(await imageSigner())(receipt);

interface Period {
  year?: number | undefined;
  month?: number | undefined;
}

const padded = (n: number): string => String(n).padStart(2, '0');

/** The first and last date of a year or a month; of all time if neither is given. */
const bounds = ({ year, month }: Period): [string, string] => {
  if (year === undefined) return ['0000-01-01', '9999-12-31'];
  if (month === undefined) return [`${year}-01-01`, `${year}-12-31`];
  return [`${year}-${padded(month)}-01`, `${year}-${padded(month)}-31`];
};

const placeOf = ({ date, id }: Place) => ({ receiptDate: date, id });

const rowsPage = async (firmId: FirmId, { limit, cursor, ...period }: PageQuery & Period) => {
  const [from, to] = bounds(period);
  const places = placesIn({ from, to, cursor });
  if (!places) return { rows: [] as StoredReceipt[], last: undefined };
  return pageOf(
    receiptEntity,
    receiptEntity.query.byDate({ firmId }).between(placeOf(places.first), placeOf(places.last)),
    limit,
  );
};

type Page = Awaited<ReturnType<typeof rowsPage>>;

/** A page of one person's receipts, filtered from as many pages as it takes. */
const pageMadeBy = async (firmId: FirmId, query: PageQuery & Period, by: UserId): Promise<Page> => {
  const { limit = pageRows } = query;
  const rows: StoredReceipt[] = [];
  let cursor = query.cursor;
  for (;;) {
    const page: Page = await rowsPage(firmId, { ...query, cursor });
    rows.push(...page.rows.filter(({ madeBy }) => madeBy === by));
    if (rows.length > limit) return { rows: rows.slice(0, limit), last: rows[limit - 1] };
    if (!page.last) return { rows, last: undefined };
    cursor = datedCursor(page.last.receiptDate, page.last.id);
  }
};

/** A page of receipts, newest date first, in one round trip; only those that `by` made, if given. */
export const listReceipts = async (firmId: FirmId, query: PageQuery & Period, by: UserId | undefined) => {
  const { rows, last } = await (by ? pageMadeBy(firmId, query, by) : rowsPage(firmId, query));
  return {
    rows: rows.map(shownWith(await imageSigner())),
    next: last && datedCursor(last.receiptDate, last.id),
  };
};

/** All receipts of a year, oldest first. */
export const receiptsOfYear = async (firmId: FirmId, year: number): Promise<StoredReceipt[]> => {
  const [from, to] = bounds({ year });
  const { data } = await receiptEntity.query
    .byDate({ firmId })
    .between({ receiptDate: from, id: 0 }, { receiptDate: to, id: highestId })
    .go({ pages: 'all', consistent: true });
  return data;
};

/** The three statistics, read from counters in one round trip. */
export const statsOf = async (firmId: FirmId) => {
  const [Item] = await batchGet([keyOf(receiptTotals, { firmId })]);
  const { receipts = 0, amountPence = 0, vatPence = 0 } = rowIn(receiptTotals, Item) ?? {};
  return shownTotals({ receipts, amountPence, vatPence });
};
