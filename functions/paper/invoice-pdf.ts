import type { InvoiceDocument } from './document.ts';
import { drawHeading } from './heading.ts';
import { drawNotes, drawPayment } from './payment.ts';
import { drawPayments } from './payments.ts';
import { Sheet } from './sheet.ts';
import { oneLine } from './wording.ts';
import { drawWork } from './work.ts';

/**
 * The invoice as a PDF (A4, tagged, en-GB): the one definition behind the download and the mail's attachment.
 * The same invoice always gives the same bytes: the file is dated by the day of issue, not by the clock.
 */
export const invoicePdf = (invoice: InvoiceDocument): Promise<Uint8Array> => {
  const [seller, number] = [oneLine(invoice.seller.name), oneLine(invoice.number)];
  const sheet = new Sheet({
    title: `Invoice ${number} from ${seller}`,
    author: seller,
    created: new Date(`${invoice.issued}T00:00:00Z`),
    running: [seller, `Invoice ${number}`],
  });
  drawHeading(sheet, invoice);
  drawWork(sheet, invoice);
  drawPayments(sheet, invoice);
  drawPayment(sheet, invoice);
  drawNotes(sheet, invoice);
  return sheet.finish();
};
