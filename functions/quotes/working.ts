import { mostBytes } from '#functions/invoices/lines.ts';
import { sha256 } from '#functions/lib/canonical.ts';
import { invalidField } from '#functions/lib/errors.ts';
import { pack, unpack } from '#functions/lib/packed.ts';
import { contentOf } from '#shared/domain/quotes/rules.ts';
import type { Working } from '#shared/domain/quotes/working.ts';

/** Throws 400 naming `lines` if it is more than one item should hold. */
export const packedWorking = (working: Working): Uint8Array => {
  const bytes = pack(working);
  if (bytes.length > mostBytes) throw invalidField('lines', 'Too long to save. Shorten some descriptions');
  return bytes;
};

export const unpackedWorking = (packed: Uint8Array): Working => unpack<Working>(packed);

/** What tells whether a quote says something else than it did: SHA-256 of its content, in hex. */
export const contentHash = (title: string, working: Working): string => sha256(contentOf(title, working));
