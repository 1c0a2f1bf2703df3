import type { Invoice } from '#shared/invoices/contract.ts';
import { toPence, toPounds } from '#shared/money.ts';

/** The part of an invoice that has not been credited, in pounds. */
export const leftToCredit = ({ amount, credited }: Pick<Invoice, 'amount' | 'credited'>): number =>
  toPounds(toPence(amount) - toPence(credited));

export const canBeCredited = (invoice: Invoice): boolean =>
  invoice.hasLines && !invoice.voidedAt && leftToCredit(invoice) > 0;

/** True until the customer has received it or paid: afterwards it takes a credit note. */
export const canBeVoid = ({ hasLines, voidedAt, sentAt, openedAt, paid, credited }: Invoice): boolean =>
  hasLines && !voidedAt && !sentAt && !openedAt && paid === 0 && credited === 0;
