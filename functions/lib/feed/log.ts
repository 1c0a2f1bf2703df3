import { createHash, randomInt } from 'node:crypto';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { config } from '#functions/lib/config.ts';
import type { Key } from '#functions/lib/item-key.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { Edit } from './edits.ts';

/** How far the records of a tenant's partition have come: every transaction that changes one moves it on by one. */
export interface Head {
  seq: number;
  /** Eight random letters: a partition that is made anew is another one. */
  epoch: string;
}

/** What one transaction changed. */
export interface Change {
  seq: number;
  /** ISO UTC. */
  at: string;
  /** Sort keys of the items of records. Whether one is there or gone by now, reading it tells. */
  keys: string[];
  /** What was edited of them, by sort key. */
  edits?: Record<string, Edit> | undefined;
  /** Who made the call and its `Idempotency-Key`, where this is what a repeat of it does not do again. */
  by?: string | undefined;
  key?: string | undefined;
  /** Epoch seconds. */
  ttl: number;
}

/** The partition of a firm: everything they own lies in it. */
export const partitionOf = (firmId: FirmId): string => `firm#${firmId}`;

export const headKey = (pk: string): Key => ({ pk, sk: 'sync#head' });

const digits = 12;
export const changeKey = (pk: string, seq: number): Key => ({
  pk,
  sk: `change#${String(seq).padStart(digits, '0')}`,
});

/** How long a change can be asked for, in seconds: longer than a waiting call is remembered. */
export const keptSeconds = 45 * 24 * 60 * 60;

/** The head of the item that it is kept in. */
export const headIn = (item: object | undefined): Head | undefined => item as Head | undefined;

/** The same as a refusal carries it, which no client has read for us. */
export const headAsSent = ({ seq, epoch }: Record<string, AttributeValue>): Head => ({
  seq: Number(seq?.N),
  epoch: String(epoch?.S),
});

const letters = 'abcdefghijklmnopqrstuvwxyz';
export const newEpoch = (): string =>
  Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');

/** An epoch as cursors name it: a table that was restored from a copy is another one, and so are its epochs. */
export const toldEpoch = (epoch: string): string =>
  createHash('sha256').update(`${config.tableName} ${epoch}`).digest('base64url').slice(0, 12);
