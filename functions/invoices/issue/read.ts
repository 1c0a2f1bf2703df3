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

/** The issued document, unpacked from its item. */
export const issuedOf = ({ packed, sha256, at }: EntityItem<typeof issuedEntity>) => ({
  document: unpack<IssuedInvoice>(packed),
  sha256,
  at,
});

/** The issued document of an invoice with lines, with the hash of its canonical JSON; `undefined` for a single amount. */
export const readIssued = async ({ firmId, id, hasLines }: Invoice) => {
  if (!hasLines) return undefined;
  const { data } = await issuedEntity.get({ firmId, id }).go({ consistent: true });
  return data ? issuedOf(data) : undefined;
};

/** The part of the issued document that the invoice's record contains. */
export const issuedPart = (document: IssuedInvoice): IssuedPart => {
  const { lines, pricesInclude, discount, taxPoint, reverseCharge, sums, issuedAt, cis } = document;
  return { lines, pricesInclude, discount, taxPoint, reverseCharge, sums, issuedAt, cis };
};
