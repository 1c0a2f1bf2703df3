import * as z from 'zod/mini';
import { code } from '../fields.ts';
import { numberings } from './shown.ts';

/** The largest number in a series; with its prefix it fits into an invoice number. */
const largest = 999_999_999_999;

export const numberingInput = z.strictObject({
  invoice: z.enum(numberings),
  /** The prefix before the number: `INV-`. Stays unchanged if left out. */
  prefix: z.optional(code(20)),
  /** The next invoice's number. Stays unchanged if left out or null. */
  next: z.optional(
    z.nullable(z.int().check(z.minimum(1, 'Must be at least 1'), z.maximum(largest, 'Is too large'))),
  ),
});
export type NumberingInput = z.output<typeof numberingInput>;

/**
 * A number's position in a series; null if it has another form, like an old invoice's. `INV-007` is not of the form `INV-7`: the
 * series writes no leading zeros.
 */
export const placeIn = (prefix: string, invoiceNumber: string): number | null => {
  if (!invoiceNumber.startsWith(prefix)) return null;
  const rest = invoiceNumber.slice(prefix.length);
  return /^[1-9]\d{0,11}$/.test(rest) ? Number(rest) : null;
};
