import { creditsOf } from '#functions/invoices/credits/read.ts';
import { creditedBy, groupsOfSums } from '#functions/invoices/credits/what-is-left.ts';
import { readIssued } from '#functions/invoices/issue/read.ts';
import { readInvoice } from '#functions/invoices/joined.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { takenOff } from '#shared/lines/deposit.ts';
import type { Line } from '#shared/lines/line.ts';
import { toPounds } from '#shared/money.ts';

/**
 * The lines that take a deposit off again, with the net and the VAT that it was invoiced with, less what was credited of it: never worked
 * out anew, so that nothing drifts (VATA 1994 s. 6(4)).
 */
export const depositTakenOff = async (firmId: FirmId, invoiceId: number): Promise<Line[]> => {
  const invoice = await readInvoice(firmId, invoiceId);
  const [issued, notes] = await Promise.all([readIssued(invoice), creditsOf(invoice)]);
  if (!issued || invoice.voidedAt) return [];
  const { sums, taxPoint, number } = issued.document;
  const credited = creditedBy(notes);
  return groupsOfSums(sums, taxPoint).flatMap(({ vat, net, amount }) => {
    const off = credited.get(vat) ?? { net: 0, amount: 0 };
    const left = takenOff({ vat, net: net - off.net, amount: amount - off.amount });
    if (left.net === 0 && left.amount === 0) return [];
    const figures = { vat, unitPrice: toPounds(left.net), vatAmount: toPounds(left.amount) };
    const words = { description: `Less the deposit of invoice ${number}`, quantity: 1, unit: 'each' };
    return [{ kind: 'deposit' as const, ...words, ...figures, source: { invoice: invoiceId } }];
  });
};
