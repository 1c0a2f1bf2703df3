import type { StoredUser } from '#functions/lib/session.ts';
import { readInvoice } from './joined.ts';
import { paperFor, receiptPaper } from './paper.ts';

/** The invoice as a PDF file. Throws 404 if the user has no such invoice. */
export const invoiceFile = async (user: StoredUser, id: number) => {
  // The PDF code is large; only the calls that need it wait for it.
  const [{ paperPdf }, { document }] = await Promise.all([
    import('../paper/paper-pdf.ts'),
    readInvoice(user.userId, id).then((invoice) => paperFor(user, invoice)),
  ]);
  return { bytes: await paperPdf(document), fileName: `${document.number}.pdf` };
};

/** The invoice with its payments and what is left to pay, as a PDF file. Throws 404 if the user has no such invoice. */
export const receiptFile = async (user: StoredUser, id: number) => {
  const [{ paperPdf }, { document }] = await Promise.all([
    import('../paper/paper-pdf.ts'),
    readInvoice(user.userId, id).then((invoice) => receiptPaper(user, invoice)),
  ]);
  return { bytes: await paperPdf(document), fileName: `${document.number}-receipt.pdf` };
};
