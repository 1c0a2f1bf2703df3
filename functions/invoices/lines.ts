import type { StoredFirm } from '#functions/firms/entity.ts';
import { invalid, invalidField } from '#functions/lib/errors.ts';
import { pack, unpack } from '#functions/lib/packed.ts';
import { today } from '#shared/dates.ts';
import { type LinesPart, linesPartOf } from '#shared/domain/invoices/lines.ts';
import { isVatRegistered } from '#shared/settings/registration.ts';

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

/** Throws 400 naming each line with VAT that this seller may not charge (FA 2008 Sch. 41 para. 2). */
export const refuseVat = ({ business }: StoredFirm, { lines, taxPoint }: LinesPart): void => {
  if (!lines || isVatRegistered(business ?? {}, taxPoint ?? today())) return;
  const message = 'You’re not registered for VAT. Choose No VAT';
  const wrong = lines.flatMap(({ vat }, at) => (vat === 'o' ? [] : [{ path: `lines.${at}.vat`, message }]));
  if (wrong.length > 0) throw invalid(wrong);
};
