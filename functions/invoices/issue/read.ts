import type { EntityItem } from 'electrodb';
import { unpack } from '#functions/lib/packed.ts';
import type { IssuedPart } from '#shared/domain/invoices/shown.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { IssuedInvoice } from './document.ts';
import { issuedEntity } from './entity.ts';

interface Invoice {
  firmId: FirmId;
  id: number;
  hasLines?: boolean | undefined;
}

/** What was issued, of the item that it is kept in. */
export const issuedOf = ({ packed, sha256, at }: EntityItem<typeof issuedEntity>) => ({
  document: unpack<IssuedInvoice>(packed),
  sha256,
  at,
});

/** An invoice with lines as it was issued, with the hash of its canonical JSON; `undefined` for one of one amount. */
export const readIssued = async ({ firmId, id, hasLines }: Invoice) => {
  if (!hasLines) return undefined;
  const { data } = await issuedEntity.get({ firmId, id }).go({ consistent: true });
  return data ? issuedOf(data) : undefined;
};

/** What the record of an invoice says of the document that it was issued as. */
export const issuedPart = (document: IssuedInvoice): IssuedPart => {
  const { lines, pricesInclude, discount, taxPoint, reverseCharge, sums, issuedAt, cis } = document;
  return { lines, pricesInclude, discount, taxPoint, reverseCharge, sums, issuedAt, cis };
};
