import type { EntityItem } from 'electrodb';
import { unpack } from '#functions/lib/packed.ts';
import type { CreditTax } from '#functions/tax/groups.ts';
import { creditForCis } from '#functions/tax/sales.ts';
import { cisAfter } from '#shared/invoices/cis.ts';
import { shownLinesOf } from '../lines.ts';
import type { IssuedInvoice } from './document.ts';
import { issuedEntity } from './entity.ts';

interface Invoice {
  userId: string;
  id: number;
  hasLines?: boolean | undefined;
  creditTax?: CreditTax[] | undefined;
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

/** What a contractor is expected to keep back of an invoice by now: of what was credited, nothing. */
export const cisNow = ({ creditTax = [] }: Pick<Invoice, 'creditTax'>, { cis }: Pick<IssuedInvoice, 'cis'>) =>
  cis && cisAfter(cis, creditTax.map(creditForCis));

/** What a reply says of an issued document. */
export const shownIssued = (invoice: Pick<Invoice, 'creditTax'>, document: IssuedInvoice) => {
  const cis = cisNow(invoice, document);
  return {
    ...shownLinesOf(document),
    sums: document.sums,
    issuedAt: document.issuedAt,
    ...(cis && { cis }),
  };
};
