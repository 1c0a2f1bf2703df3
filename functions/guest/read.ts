import { userEntity } from '#functions/auth/entity.ts';
import { invoiceEntity } from '#functions/invoices/entity.ts';
import { issuedEntity } from '#functions/invoices/issue/entity.ts';
import { issuedOf } from '#functions/invoices/issue/read.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { batchGet } from '#functions/lib/table.ts';
import type { Opened, StoredLink } from './opened.ts';

interface Linked {
  user: StoredUser | null;
  /** The document's own. */
  epoch: number;
  opened: Opened | undefined;
}

/** The owner of a link and the document that it opens, in one round trip. */
export const readLinked = async ({ userId, id }: StoredLink): Promise<Linked> => {
  const [Owner, Invoice, Issued] = await batchGet([
    userEntity.get({ userId }).params().Key,
    invoiceEntity.get({ userId, id }).params().Key,
    issuedEntity.get({ userId, id }).params().Key,
  ]);
  const user = Owner ? userEntity.parse({ Item: Owner }).data : null;
  const invoice = Invoice ? invoiceEntity.parse({ Item: Invoice }).data : null;
  if (!invoice) return { user, epoch: 0, opened: undefined };
  const issued = Issued ? issuedEntity.parse({ Item: Issued }).data : null;
  const opened = { kind: 'invoice' as const, invoice, issued: issued ? issuedOf(issued) : undefined };
  return { user, epoch: invoice.linkEpoch ?? 0, opened };
};
