import { businessOf } from '#functions/firms/business.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { InvoiceDocument } from '#functions/paper/document.ts';
import { invoiceFacts } from '#shared/invoices/letter-facts.ts';
import type { LetterFacts } from '#shared/letter.ts';
import { toPounds } from '#shared/money.ts';

/** The facts that an email states about an invoice, in pounds. */
export const asTold = ({ number, amountPence, balancePence, issued, due, work }: InvoiceDocument) => ({
  invoiceNumber: number,
  amount: toPounds(amountPence),
  balance: toPounds(balancePence),
  issued,
  dueDate: due,
  workAt: work.site,
});

/** The email's rows of facts, with the firm's current bank account: the issued document may have none or an old one. */
export const factsFor = async (firm: StoredFirm, document: InvoiceDocument): Promise<LetterFacts[]> =>
  invoiceFacts(asTold(document), await businessOf(firm));
