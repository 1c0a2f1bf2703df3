import type { Invoice } from '#shared/invoices/contract.ts';
import { toPence, toPounds } from '#shared/money.ts';

/** Pounds of an invoice that no credit note has taken off yet. */
export const leftToCredit = ({ amount, credited }: Pick<Invoice, 'amount' | 'credited'>): number =>
  toPounds(toPence(amount) - toPence(credited));

export const canBeCredited = (invoice: Invoice): boolean =>
  invoice.hasLines && !invoice.voidedAt && leftToCredit(invoice) > 0;

/** Until the customer has it or money came: from then on only a credit note takes it back. */
export const canBeVoid = ({ hasLines, voidedAt, sentAt, openedAt, paid, credited }: Invoice): boolean =>
  hasLines && !voidedAt && !sentAt && !openedAt && paid === 0 && credited === 0;
