import { createHash, randomInt } from 'node:crypto';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { config } from '#functions/lib/config.ts';
import type { Key } from '#functions/lib/item-key.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { Edit } from './edits.ts';

/** The position of a partition's change feed: each transaction that changes a record advances it by one. */
export interface Head {
  seq: number;
  /** Eight random letters, new whenever the partition is created again. */
  epoch: string;
}

/** The changes of one transaction. */
export interface Change {
  seq: number;
  /** ISO UTC. */
  at: string;
  /** Sort keys of the changed record items. Reading one tells whether it still exists. */
  keys: string[];
  /** The edits to them, by sort key. */
  edits?: Record<string, Edit> | undefined;
  /** The caller and the `Idempotency-Key`, if the call's reply is stored. */
  by?: string | undefined;
  key?: string | undefined;
  /** Epoch seconds. */
  ttl: number;
}

/** A firm's partition, which holds everything it owns. */
export const partitionOf = (firmId: FirmId): string => `firm#${firmId}`;

export const headKey = (pk: string): Key => ({ pk, sk: 'sync#head' });

const digits = 12;
export const changeKey = (pk: string, seq: number): Key => ({
  pk,
  sk: `change#${String(seq).padStart(digits, '0')}`,
});

/** How long changes are kept, in seconds: longer than a queued call's key. */
export const keptSeconds = 45 * 24 * 60 * 60;

/** Reads a head from its item. */
export const headIn = (item: object | undefined): Head | undefined => item as Head | undefined;

/** Reads a head from a condition failure, whose attributes are still in DynamoDB's raw format. */
export const headAsSent = ({ seq, epoch }: Record<string, AttributeValue>): Head => ({
  seq: Number(seq?.N),
  epoch: String(epoch?.S),
});

const letters = 'abcdefghijklmnopqrstuvwxyz';
export const newEpoch = (): string =>
  Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');

/** An epoch as it appears in cursors. It includes the table's name, so that cursors do not survive a restore into another table. */
export const toldEpoch = (epoch: string): string =>
  createHash('sha256').update(`${config.tableName} ${epoch}`).digest('base64url').slice(0, 12);
