import { mayBeAtHmrc, readReturns } from '#functions/filing/vat/entity.ts';
import { boxesOf } from '#functions/filing/vat/payload.ts';
import { filedColumns, plainFiled } from '#shared/books/plain.ts';
import type { BookRecord } from '#shared/books/sale.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { Days } from './sales.ts';

/** VAT returns filed with HMRC, by the last day of their period. */
async function* filedIn(firmId: FirmId, { from, to }: Days): AsyncGenerator<BookRecord> {
  const returns = await readReturns(firmId);
  for (const each of returns.filter(({ end }) => end >= from && end <= to))
    if (mayBeAtHmrc(each)) yield plainFiled({ ...each, boxes: Object.values(boxesOf(each.payload)) });
}

export const filedReturns = { heading: filedColumns, bom: true, records: filedIn };
