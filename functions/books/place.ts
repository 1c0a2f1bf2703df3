import { putObject } from '#functions/lib/bucket.ts';
import { exportPrefix } from '#functions/lib/export-prefix.ts';
import { exportDays } from '#shared/account/contract.ts';
import type { BookParams } from '#shared/books/contract.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { Days } from './sales.ts';

/** The key of a part in the bucket, under the prefix that the bucket's lifecycle rule clears. */
export const partKey = (firmId: FirmId, id: number, at: number): string =>
  `${exportPrefix(firmId)}books-${id}-${at + 1}`;

const keptMs = exportDays * 24 * 60 * 60 * 1000;

/** True while the bucket still has it. */
export const isKept = (readyAt: string | undefined): boolean =>
  readyAt !== undefined && Date.now() - Date.parse(readyAt) < keptMs;

/** A file's name, such as `xero-sales-2026-10-01-to-2026-10-31.csv`, including the number of a part. */
export const bookName = ({ format, kind }: BookParams, { from, to }: Days, part?: number): string => {
  const what = kind === 'csv' || kind === 'zip' ? format : `${format}-${kind}`;
  const numbered = part === undefined ? '' : `-part-${part}`;
  return `${what}-${from}-to-${to}${numbered}.${kind === 'zip' ? 'zip' : 'csv'}`;
};

/** Uploads a part; its address downloads it under its name. */
export const putPart = (key: string, bytes: Uint8Array, fileName: string): Promise<void> =>
  putObject(key, { body: bytes, length: bytes.length, type: 'text/csv; charset=utf-8', fileName });
