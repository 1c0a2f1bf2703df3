import { mostBytes } from '#functions/invoices/lines.ts';
import { pack, unpack } from '#functions/lib/packed.ts';
import type { Working } from '#shared/domain/quotes/working.ts';
import { invalidField } from '#shared/kernel/refusal.ts';

/** Packs the working copy. Throws 400 naming `lines` if it is too large for one item. */
export const packedWorking = (working: Working): Uint8Array => {
  const bytes = pack(working);
  if (bytes.length > mostBytes) throw invalidField('lines', 'Too long to save. Shorten some descriptions');
  return bytes;
};

export const unpackedWorking = (packed: Uint8Array): Working => unpack<Working>(packed);
