import { invoiceEntity, type StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { type NewLink, newLink, urlOfLink } from '#functions/links/new-link.ts';
import { today } from '#shared/dates.ts';
import { refuseVoid } from '#shared/domain/invoices/standing.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import { readInvoice } from './joined.ts';

/** The payload of a link to an invoice. */
export const linkTo = ({ firmId, id, linkEpoch = 0, hasLines, clientId }: StoredInvoice) =>
  ({ firmId, kind: 'invoice', id, epoch: linkEpoch, ...(!hasLines && { clientId }) }) as const;

/** Makes a link to an invoice for an email or a message: its address, and the writes for the transaction that hands it out. */
export const newInvoiceLink = (invoice: StoredInvoice, mailedTo?: string): Promise<NewLink> =>
  newLink(linkTo(invoice), { from: today(), mailedTo });

/** Makes a link to an invoice for copying. Throws 404, and 409 for a void invoice, which nobody should pay. */
export const linkInvoice = async (firmId: FirmId, id: number, once: Once) => {
  const invoice = await readInvoice(firmId, id);
  refuseVoid(invoice);
  const { url, seed, writes } = await newInvoiceLink(invoice);
  await transact([...writes, ...once.writes({ ...linkTo(invoice), seed })]);
  return { url };
};

/** Rebuilds the reply for a repeated request: the address itself was not stored. */
export const linkAgain = async (remembered: unknown) => ({
  url: await urlOfLink(remembered as Parameters<typeof urlOfLink>[0]),
});

/** Revokes every link to an invoice, including the one printed on its PDF. Throws 404. */
export const unlinkInvoice = (firmId: FirmId, id: number): Promise<void> =>
  transact([write(invoiceEntity.patch({ firmId, id }).add({ linkEpoch: 1 }), notFound)]);
