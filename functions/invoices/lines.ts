import { pack, unpack } from '#functions/lib/packed.ts';
import { type LinesPart, linesPartOf } from '#shared/domain/invoices/lines.ts';
import { invalidField } from '#shared/kernel/refusal.ts';

/** The largest lines may get packed, in bytes: far more than two hundred lines of ordinary words. */
export const mostBytes = 96 * 1024;

/** Throws 400 naming `lines` if they are more than one item should hold. */
export const packedLines = (part: LinesPart): Uint8Array => {
  const bytes = pack(linesPartOf(part));
  if (bytes.length > mostBytes) throw invalidField('lines', 'Too long to save. Shorten some descriptions');
  return bytes;
};

export const unpackedLines = (packed: Uint8Array | undefined): LinesPart =>
  packed ? unpack<LinesPart>(packed) : {};
