import type { EntityItem } from 'electrodb';
import { nextInstant } from '#functions/lib/changes.ts';
import { madeNow } from '#functions/lib/entity.ts';
import { pack } from '#functions/lib/packed.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import type { BookParams } from '#shared/books/contract.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { type bookEntity, bookRecordsEntity, type KeptPart } from './entity.ts';
import type { Days } from './sales.ts';
import type { TakenRecord } from './taken.ts';

export type StoredBook = EntityItem<typeof bookEntity>;

/** The result of a finished file. */
export interface Finished {
  taken: TakenRecord[];
  rows: number;
  repeated: number;
  sha256: string;
  parts: KeptPart[];
}

interface Asked extends Days {
  firmId: FirmId;
  id: number;
  params: BookParams;
  onlyNew?: boolean | undefined;
}

/** The record of a file whose making starts now. */
export const begunBook = ({ firmId, id, params, onlyNew, from, to }: Asked): StoredBook => {
  const at = nextInstant();
  return {
    ...{ firmId, id, ...madeNow(at), ...params, from, to },
    ...(onlyNew && { onlyNew }),
    ...{ status: 'working', beatAt: Date.now() },
  };
};

/** The fields that change once it is made. */
export const finishedFields = ({ taken, rows, repeated, sha256, parts }: Finished) => {
  const at = nextInstant();
  return {
    ...({ status: 'ready', readyAt: at, updatedAt: at } as const),
    ...{ records: taken.length, repeated, rows, sha256, parts },
  };
};

/** Stores which records a file includes. */
export const rememberRecords = (
  { firmId, id, format, kind }: StoredBook,
  at: string,
  taken: TakenRecord[],
): Write => write(bookRecordsEntity.put({ firmId, format, kind, id, at, packed: pack(taken) }));
