import { pack, unpack } from '#functions/lib/packed.ts';
import { type LinesPart, linesPartOf } from '#shared/domain/invoices/lines.ts';
import { invalidField } from '#shared/kernel/refusal.ts';

/** The maximum size of packed lines in bytes: far more than two hundred ordinary lines take. */
export const mostBytes = 96 * 1024;

/** Packs lines for storage. Throws 400 naming `lines` if they are too large for one item. */
export const packedLines = (part: LinesPart): Uint8Array => {
  const bytes = pack(linesPartOf(part));
  if (bytes.length > mostBytes) throw invalidField('lines', 'Too long to save. Shorten some descriptions');
  return bytes;
};

export const unpackedLines = (packed: Uint8Array | undefined): LinesPart =>
  packed ? unpack<LinesPart>(packed) : {};
