import { createHash } from 'node:crypto';
import { csvOf } from '#functions/lib/csv.ts';
import type { BookParams } from '#shared/books/contract.ts';
import { mostRecords, partLimits } from '#shared/books/formats.ts';
import type { BookRecord } from '#shared/books/sale.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { type Book, bookOf } from './records.ts';
import type { Days } from './sales.ts';
import { type TakenRecord, takenRecord } from './taken.ts';

/** A part of a file, ready to be stored. */
export interface Part {
  bytes: Uint8Array;
  rows: number;
}

/** The number of rows converted to text at a time. */
const rowsPerChunk = 500;

/** A part under construction; only rows not yet converted to text are held as rows. */
export class OpenPart {
  private readonly chunks: string[];
  private waiting: BookRecord['rows'] = [];
  records = 0;
  rows = 0;

  constructor({ heading, bom = false }: Book) {
    this.chunks = [heading ? csvOf([heading], { bom }) : ''];
  }

  add({ rows }: BookRecord): void {
    this.records += 1;
    this.rows += rows.length;
    this.waiting.push(...rows);
    if (this.waiting.length >= rowsPerChunk) this.write();
  }

  private write(): void {
    this.chunks.push(csvOf(this.waiting));
    this.waiting = [];
  }

  close(): Part {
    this.write();
    return { bytes: Buffer.from(this.chunks.join('')), rows: this.rows };
  }
}

/** The error for more records than one file may have. */
export const tooMany = () =>
  conflict(
    `There are more than ${mostRecords.toLocaleString('en-GB')} records in this period. Choose a shorter one`,
  );

/** Splits records into parts as large as the program accepts; a record is never split. */
async function* partsOf(params: BookParams, records: AsyncIterable<BookRecord>): AsyncGenerator<Part> {
  const book = bookOf(params);
  const most = partLimits[`${params.format}/${params.kind}`] ?? { records: mostRecords, rows: mostRecords };
  let open = new OpenPart(book);
  for await (const record of records) {
    const isFull = open.records === most.records || open.rows + record.rows.length > most.rows;
    if (isFull && open.records > 0) {
      yield open.close();
      open = new OpenPart(book);
    }
    open.add(record);
  }
  yield open.close();
}

interface Build extends Days {
  firmId: FirmId;
  params: BookParams;
  /** Records to leave out. */
  without?: { has: (key: string) => boolean } | undefined;
  /** Gives up if the file has more rows. */
  mostRows?: number | undefined;
}

/** Thrown while making a file that exceeds `mostRows`. */
export class MoreRows extends Error {}

/** What was found in a range, besides its rows. */
export interface Built {
  taken: TakenRecord[];
  rows: number;
  sha256: string;
}

/**
 * Makes a file part by part, and passes each to `put` with its index before the next is started, so memory holds only one part.
 * Throws 409 for more records than one file may have, and `MoreRows`.
 */
export const build = async (
  { firmId, params, without, mostRows = Number.POSITIVE_INFINITY, from, to }: Build,
  put: (part: Part, at: number) => Promise<void> | void,
): Promise<Built> => {
  const taken: TakenRecord[] = [];
  const hash = createHash('sha256');
  let rows = 0;
  async function* kept(): AsyncGenerator<BookRecord> {
    for await (const record of bookOf(params).records(firmId, { from, to })) {
      if (without?.has(record.key)) continue;
      if (taken.push(takenRecord(record)) > mostRecords) throw tooMany();
      rows += record.rows.length;
      if (rows > mostRows) throw new MoreRows();
      yield record;
    }
  }
  let at = 0;
  for await (const part of partsOf(params, kept())) {
    hash.update(part.bytes);
    await put(part, at++);
  }
  return { taken, rows, sha256: hash.digest('hex') };
};
