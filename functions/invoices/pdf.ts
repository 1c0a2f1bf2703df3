import { paperLink } from '#functions/guest/paper-link.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import type { InvoiceDocument } from '../paper/document.ts';
import { issuedBytes } from '../paper/issued/bytes.ts';
import { paperPdf } from '../paper/paper-pdf.ts';
import type { StoredInvoice } from './entity.ts';
import { invoicePaper } from './issue/as-paper.ts';
import { readIssued } from './issue/read.ts';
import { readInvoice } from './joined.ts';
import { linkTo } from './link.ts';
import { paperFor, receiptPaper } from './paper.ts';

/** The paper with the code of its own address; nobody is asked to look at a void one. */
const withAddress = async (invoice: StoredInvoice, paper: InvoiceDocument): Promise<InvoiceDocument> =>
  invoice.voidedAt ? paper : { ...paper, online: await paperLink(linkTo(invoice)) };

const issuedPaper = async (invoice: StoredInvoice) => {
  const issued = await readIssued(invoice);
  if (!issued) throw new Error('An invoice with lines has no issued document');
  return withAddress(invoice, await invoicePaper(issued.document));
};

/** An invoice's PDF: of one with lines the bytes it was issued with, of one of one amount as it stands today. */
export const invoiceBytes = async (user: StoredUser, invoice: StoredInvoice): Promise<Uint8Array> => {
  const { userId, id, hasLines } = invoice;
  if (hasLines) return issuedBytes({ userId, kind: 'invoice', id }, () => issuedPaper(invoice));
  return paperPdf(await withAddress(invoice, (await paperFor(user, invoice)).document));
};

/** An invoice as a PDF file. */
export const fileOf = async (user: StoredUser, invoice: StoredInvoice) => ({
  bytes: await invoiceBytes(user, invoice),
  fileName: `${invoice.invoiceNumber}.pdf`,
});

/** The same of the invoice with an id. Throws 404 if the user has no such invoice. */
export const invoiceFile = async (user: StoredUser, id: number) =>
  fileOf(user, await readInvoice(user.userId, id));

/** An invoice with its payments and what is left to pay, as a PDF file. */
export const receiptOf = async (user: StoredUser, invoice: StoredInvoice) => {
  const { document } = await receiptPaper(user, invoice);
  return { bytes: await paperPdf(document), fileName: `${document.number}-receipt.pdf` };
};

/** The same of the invoice with an id. Throws 404 if the user has no such invoice. */
export const receiptFile = async (user: StoredUser, id: number) =>
  receiptOf(user, await readInvoice(user.userId, id));
