import type { StoredInvoice } from '#functions/invoices/joined.ts';
import { standing } from '#functions/invoices/standing.ts';
import type { Seller } from '#functions/paper/document.ts';
import { standingOf } from '#functions/payments/ledger.ts';
import { londonDate, today } from '#shared/dates.ts';
import { paymentReference } from '#shared/payments/reference.ts';
import { sortCode } from '#shared/settings/sort-code.ts';

const bankFor = ({ bank }: Seller, number: string) =>
  bank?.accountNumber
    ? {
        accountName: bank.accountName ?? null,
        bankName: bank.name ?? null,
        sortCode: sortCode(bank.sortCode) || null,
        accountNumber: bank.accountNumber,
        reference: paymentReference(number),
      }
    : null;

/** What is owed of an invoice and where it goes; nothing goes anywhere for what is settled. */
export const owedOf = (invoice: StoredInvoice, seller: Seller, issuedAt: string) => {
  const { invoiceNumber: number, amount: total, dueDate } = invoice;
  const { status } = standing(invoice, today());
  const { paid, credited, balance } = standingOf(invoice);
  const bank = balance > 0 ? bankFor(seller, number) : null;
  return { number, status, total, paid, credited, balance, dueDate, bank, issuedOn: londonDate(issuedAt) };
};
