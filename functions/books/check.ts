import type { BookParams } from '#shared/books/contract.ts';
import { recordsFor } from './records.ts';
import type { Days } from './sales.ts';
import { compared, type TakenRecord, takenBefore, takenRecord } from './taken.ts';

/** What a range of days holds, and what of it earlier files of the kind have. */
export const checkBook = async (userId: string, params: BookParams, days: Days) => {
  const before = await takenBefore(userId, params);
  const records: TakenRecord[] = [];
  let rows = 0;
  for await (const record of recordsFor(params)(userId, days)) {
    records.push(takenRecord(record));
    rows += record.rows.length;
  }
  return { records: records.length, rows, ...compared(records, before, days) };
};
