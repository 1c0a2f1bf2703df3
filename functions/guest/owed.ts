import { standing } from '#functions/invoices/standing.ts';
import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import type { Seller } from '#functions/paper/document.ts';
import type { StoredConnect } from '#functions/payments/connect/entity.ts';
import { isReady, takesBank } from '#functions/payments/connect/standing.ts';
import { londonDate, today } from '#shared/dates.ts';
import { standingOf } from '#shared/domain/payments/ledger.ts';
import { payablePence } from '#shared/domain/payments/payable.ts';
import { toPounds } from '#shared/money.ts';
import { bankFirstAbovePence, cardLeastPence, isBankSum, partLeastPence } from '#shared/payments/online.ts';
import { paymentReference } from '#shared/payments/reference.ts';
import { sortCode } from '#shared/settings/sort-code.ts';

/** The bank account to pay into; null if not known. */
export const accountOf = ({ bank }: Seller) =>
  bank?.accountNumber
    ? {
        accountName: bank.accountName ?? null,
        bankName: bank.name ?? null,
        sortCode: sortCode(bank.sortCode) || null,
        accountNumber: bank.accountNumber,
      }
    : null;

const bankFor = (seller: Seller, number: string) => {
  const account = accountOf(seller);
  return account && { ...account, reference: paymentReference(number) };
};

/** How the balance not already on its way can be paid online now; null if it can't. */
export const payOf = (invoice: StoredInvoice, connect: StoredConnect | undefined) => {
  const pence = payablePence(invoice);
  if (!isReady(connect) || pence < cardLeastPence) return null;
  const bank = takesBank(connect) && isBankSum(pence);
  return {
    amount: toPounds(pence),
    bank,
    bankFirst: bank && pence > bankFirstAbovePence,
    least: connect.partPayments && pence > partLeastPence ? toPounds(partLeastPence) : null,
  };
};

/** The balance of an invoice and where to pay it; no account for a settled one. */
export const owedOf = (
  invoice: StoredInvoice,
  seller: Seller,
  { issuedAt, connect }: { issuedAt: string; connect: StoredConnect | undefined },
) => {
  const { invoiceNumber: number, amount: total, dueDate } = invoice;
  const { status } = standing(invoice, today());
  const { paid, credited, balance, overpaid } = standingOf(invoice);
  const bank = balance > 0 ? bankFor(seller, number) : null;
  return {
    ...{ number, status, total, paid, credited, balance, dueDate, bank, overpaid },
    issuedOn: londonDate(issuedAt),
    onItsWay: toPounds(invoice.comingPence ?? 0),
    pay: payOf(invoice, connect),
  };
};
