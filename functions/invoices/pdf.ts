import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { paperLink } from '#functions/links/new-link.ts';
import type { InvoiceDocument } from '../paper/document.ts';
import { issuedBytes } from '../paper/issued/bytes.ts';
import { paperPdf } from '../paper/paper-pdf.ts';
import { invoicePaper } from './issue/as-paper.ts';
import { readIssued } from './issue/read.ts';
import { readInvoice } from './joined.ts';
import { linkTo } from './link.ts';
import { paperFor, receiptPaper } from './paper.ts';

/** Adds the QR code of the invoice's own page, unless the invoice is void. */
const withAddress = async (invoice: StoredInvoice, paper: InvoiceDocument): Promise<InvoiceDocument> =>
  invoice.voidedAt ? paper : { ...paper, online: await paperLink(linkTo(invoice)) };

const issuedPaper = async (invoice: StoredInvoice) => {
  const issued = await readIssued(invoice);
  if (!issued) throw new Error('An invoice with lines has no issued document');
  return withAddress(invoice, await invoicePaper(issued.document));
};

/** An invoice's PDF: with lines, the bytes it was issued with; with a single amount, rendered as it stands today. */
export const invoiceBytes = async (firm: StoredFirm, invoice: StoredInvoice): Promise<Uint8Array> => {
  const { firmId, id, hasLines } = invoice;
  if (hasLines) return issuedBytes({ firmId, kind: 'invoice', id }, () => issuedPaper(invoice));
  return paperPdf(await withAddress(invoice, (await paperFor(firm, invoice)).document));
};

/** An invoice as a PDF file. */
export const fileOf = async (firm: StoredFirm, invoice: StoredInvoice) => ({
  bytes: await invoiceBytes(firm, invoice),
  fileName: `${invoice.invoiceNumber}.pdf`,
});

/** Same, by the invoice's id. Throws 404 if the firm has no such invoice. */
export const invoiceFile = async (firm: StoredFirm, id: number) =>
  fileOf(firm, await readInvoice(firm.firmId, id));

/** A receipt as a PDF file: the invoice with its payments and its balance. */
export const receiptOf = async (firm: StoredFirm, invoice: StoredInvoice) => {
  const { document } = await receiptPaper(firm, invoice);
  return { bytes: await paperPdf(document), fileName: `${document.number}-receipt.pdf` };
};

/** Same, by the invoice's id. Throws 404 if the firm has no such invoice. */
export const receiptFile = async (firm: StoredFirm, id: number) =>
  receiptOf(firm, await readInvoice(firm.firmId, id));
