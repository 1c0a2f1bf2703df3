import { creditsOf } from '#functions/invoices/credits/read.ts';
import { groupsOfSums } from '#functions/invoices/credits/what-is-left.ts';
import { readIssued } from '#functions/invoices/issue/read.ts';
import { readInvoice } from '#functions/invoices/joined.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { Line } from '#shared/lines/line.ts';
import { depositTakenOff } from '#shared/quotes/agreed.ts';

/** The lines that deduct the deposit charged by an invoice. */
export const depositOff = async (firmId: FirmId, invoiceId: number): Promise<Line[]> => {
  const invoice = await readInvoice(firmId, invoiceId);
  const [issued, notes] = await Promise.all([readIssued(invoice), creditsOf(invoice)]);
  if (!issued || invoice.voidedAt) return [];
  const { sums, taxPoint, number } = issued.document;
  const credited = notes.flatMap(({ groups }) => groups);
  return depositTakenOff({ id: invoiceId, number }, groupsOfSums(sums, taxPoint), credited);
};
