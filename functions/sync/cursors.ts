import * as z from 'zod/mini';
import { type Head, toldEpoch } from '#functions/lib/feed/log.ts';
import { invalidField, Refusal } from '#shared/kernel/refusal.ts';
import { cursor } from '#shared/sync/cursor.ts';
import type { Reads, Rights } from './may-read.ts';
import { versionStart } from './reads.ts';

export const cursorOf = ({ epoch }: Head, { version }: Reads, seq: number): string =>
  `${toldEpoch(epoch)}.${version}.${seq}`;

/** Tells the device to discard its records and fill again. */
export const startAnew = (code: 'cursor_expired' | 'cursor_foreign' | 'cursor_role'): Refusal =>
  new Refusal(code, 'This device has to read everything again');

/** The sequence number in a cursor. Throws 410 if it is another firm's, from another epoch, or after the head. */
export const seqIn = (cursor: string, head: Head): number => {
  const [epoch, , seq] = cursor.split('.');
  if (epoch !== toldEpoch(head.epoch) || Number(seq) > head.seq) throw startAnew('cursor_foreign');
  return Number(seq);
};

const versionIn = (cursor: string): string => cursor.split('.')[1] ?? '';

/** Throws 410 if the holder of a cursor might have read something else then. */
export const expectVersion = (cursor: string, { version }: Reads): void => {
  if (versionIn(cursor) !== version) throw startAnew('cursor_role');
};

/** True if nothing has changed since a cursor, nor what its holder may read: that follows from records, their rights and the day. */
export const isCurrent = (cursor: string, head: Head, member: Rights): boolean =>
  seqIn(cursor, head) === head.seq && versionIn(cursor).startsWith(versionStart(member));

const whole = z.int().check(z.nonnegative());

const token = z.union([
  /** For changes: the cursor they start from, and the next change and index within it. */
  z.strictObject({ since: cursor, next: z.tuple([whole, whole]) }),
  /** For a first fill: the cursor to fill up to, the list, and the last sort key read. */
  z.strictObject({ to: cursor, list: z.string(), after: z.optional(z.string()) }),
]);
export type PageToken = z.output<typeof token>;

export const tokenText = (given: PageToken): string =>
  Buffer.from(JSON.stringify(given)).toString('base64url');

/** Parses a page token. Throws 400 for one that no page of ours returned. */
export const tokenIn = (text: string): PageToken => {
  try {
    return z.parse(token, JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw invalidField('page', 'Is not a page');
  }
};
