import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import type { Mail } from '#functions/lib/mail/mail.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { InvoiceDocument } from '#functions/paper/document.ts';
import { letterMail } from '#functions/paper/letter/mail.ts';
import { invoiceBytes } from '../pdf.ts';
import { factsFor } from './facts.ts';

interface Written {
  subject: string;
  message: string;
  link: string;
}

/** An invoice's email with its PDF and a link to it. */
export const invoiceMail = async (
  firm: StoredFirm,
  { invoice, document }: { invoice: StoredInvoice; document: InvoiceDocument },
  written: Written,
): Promise<Omit<Mail, 'to' | 'about'>> => {
  const { seller, number } = document;
  const pdf = { filename: `${number}.pdf`, content: await invoiceBytes(firm, invoice) };
  return letterMail({ seller, ...written, facts: await factsFor(firm, document) }, pdf);
};
