import type { BookParams } from '#shared/books/contract.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { recordsFor } from './records.ts';
import type { Days } from './sales.ts';
import { compared, type TakenRecord, takenBefore, takenRecord } from './taken.ts';

/** What a range of days contains, and which of it earlier files of the kind include. */
export const checkBook = async (firmId: FirmId, params: BookParams, days: Days) => {
  const before = await takenBefore(firmId, params);
  const records: TakenRecord[] = [];
  let rows = 0;
  for await (const record of recordsFor(params)(firmId, days)) {
    records.push(takenRecord(record));
    rows += record.rows.length;
  }
  return { records: records.length, rows, ...compared(records, before, days) };
};
