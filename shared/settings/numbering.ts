import * as z from 'zod/mini';
import { code } from '../fields.ts';
import { numberings } from './shown.ts';

/** The largest number a series counts to; with its prefix it fits into an invoice's number. */
const largest = 999_999_999_999;

export const numberingInput = z.strictObject({
  invoice: z.enum(numberings),
  /** What stands before the number: `INV-`. Left out, it stays. */
  prefix: z.optional(code(20)),
  /** The number that the next invoice gets. Left out or null, it stays. */
  next: z.optional(
    z.nullable(z.int().check(z.minimum(1, 'Must be at least 1'), z.maximum(largest, 'Is too large'))),
  ),
});
export type NumberingInput = z.output<typeof numberingInput>;

/**
 * The place of a number in a series, or null where it is of another shape: an old invoice's, say. `INV-007` is another
 * shape than `INV-7`: the series writes no zeros before a number.
 */
export const placeIn = (prefix: string, invoiceNumber: string): number | null => {
  if (!invoiceNumber.startsWith(prefix)) return null;
  const rest = invoiceNumber.slice(prefix.length);
  return /^[1-9]\d{0,11}$/.test(rest) ? Number(rest) : null;
};
