import * as z from 'zod/mini';
import { type Head, toldEpoch } from '#functions/lib/feed/log.ts';
import { invalidField, Refusal } from '#shared/kernel/refusal.ts';
import type { Role } from '#shared/members/roles.ts';
import { cursor } from '#shared/sync/cursor.ts';
import { roleVersion } from './may-read.ts';

export const cursorOf = ({ epoch }: Head, role: Role, seq: number): string =>
  `${toldEpoch(epoch)}.${roleVersion(role)}.${seq}`;

/** Tells the device to discard its records and fill again. */
export const startAnew = (code: 'cursor_expired' | 'cursor_foreign' | 'cursor_role'): Refusal =>
  new Refusal(code, 'This device has to read everything again');

/**
 * The sequence number in a cursor. Throws 410 if it is another firm's or from another epoch, or its holder may have had other
 * rights.
 */
export const seqIn = (cursor: string, head: Head, role: Role): number => {
  const [epoch, version, seq] = cursor.split('.');
  if (epoch !== toldEpoch(head.epoch)) throw startAnew('cursor_foreign');
  if (version !== roleVersion(role)) throw startAnew('cursor_role');
  if (Number(seq) > head.seq) throw startAnew('cursor_foreign');
  return Number(seq);
};

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
