import type { EntityItem } from 'electrodb';
import { unpack } from '#functions/lib/packed.ts';
import { shownLinesOf } from '../lines.ts';
import type { IssuedInvoice } from './document.ts';
import { issuedEntity } from './entity.ts';

interface Invoice {
  userId: string;
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
export const readIssued = async ({ userId, id, hasLines }: Invoice) => {
  if (!hasLines) return undefined;
  const { data } = await issuedEntity.get({ userId, id }).go({ consistent: true });
  return data ? issuedOf(data) : undefined;
};

/** What a reply says of an issued document. */
export const shownIssued = (document: IssuedInvoice) => ({
  ...shownLinesOf(document),
  sums: document.sums,
  issuedAt: document.issuedAt,
  ...(document.cis && { cis: document.cis }),
});

/** What the reply for one invoice says of its lines; nothing for one of one amount. */
export const linesOf = async (invoice: Invoice) => {
  const issued = await readIssued(invoice);
  return issued ? shownIssued(issued.document) : {};
};
