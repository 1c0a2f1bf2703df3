import * as z from 'zod/mini';
import { type Head, toldEpoch } from '#functions/lib/feed/log.ts';
import { invalidField, Refusal } from '#shared/kernel/refusal.ts';
import type { Role } from '#shared/members/roles.ts';
import { cursor } from '#shared/sync/cursor.ts';
import { roleVersion } from './may-read.ts';

export const cursorOf = ({ epoch }: Head, role: Role, seq: number): string =>
  `${toldEpoch(epoch)}.${roleVersion(role)}.${seq}`;

/** The device is to forget its records and to read them anew. */
export const startAnew = (code: 'cursor_expired' | 'cursor_foreign' | 'cursor_role'): Refusal =>
  new Refusal(code, 'This device has to read everything again');

/** How far a cursor's holder has come. Throws 410 where they were never here, or might have read something else. */
export const seqIn = (cursor: string, head: Head, role: Role): number => {
  const [epoch, version, seq] = cursor.split('.');
  if (epoch !== toldEpoch(head.epoch)) throw startAnew('cursor_foreign');
  if (version !== roleVersion(role)) throw startAnew('cursor_role');
  if (Number(seq) > head.seq) throw startAnew('cursor_foreign');
  return Number(seq);
};

const whole = z.int().check(z.nonnegative());

const token = z.union([
  /** Of changes: from which cursor, and the first change and place within it that are not told yet. */
  z.strictObject({ since: cursor, next: z.tuple([whole, whole]) }),
  /** Of a first fill: up to which cursor, which of the lists, and after which sort key. */
  z.strictObject({ to: cursor, list: z.string(), after: z.optional(z.string()) }),
]);
export type PageToken = z.output<typeof token>;

export const tokenText = (given: PageToken): string =>
  Buffer.from(JSON.stringify(given)).toString('base64url');

/** Throws 400 for what none of our pages had. */
export const tokenIn = (text: string): PageToken => {
  try {
    return z.parse(token, JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw invalidField('page', 'Is not a page');
  }
};
