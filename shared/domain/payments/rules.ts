import { addDays, londonDate } from '../../dates.ts';
import { conflict, invalidField } from '../../kernel/refusal.ts';
import type { PaymentInput } from '../../payments/contract.ts';
import { isOnline, methodWords, type PaymentMethod } from '../../payments/methods.ts';
import { withoutNulls } from '../applied.ts';
import type { KeptOf } from '../reader.ts';

type Payment = KeptOf<'payment'>;

export type GivenPayment = Omit<PaymentInput, 'method' | 'another'> & {
  method: PaymentMethod;
  bankRow?: string;
};

/** A new payment as stored. */
export const newPayment = <Own extends Pick<Payment, 'id' | 'madeBy' | 'createdAt' | 'updatedAt'>>(
  { invoiceId, amount, method, paidOn, ...rest }: GivenPayment,
  kept: Own,
) => ({ ...withoutNulls(rest), ...kept, invoiceId, amount, method, paidOn }) satisfies Payment;

/** Throws 409 for an online payment, which can only be refunded. */
const refuseOnline = ({ method }: Pick<Payment, 'method'>): void => {
  if (isOnline(method))
    throw conflict(`It was paid ${methodWords[method]}. Refund it instead.`, undefined, 'money_fixed');
};

/** Throws 409 for a payment that may not be deleted: a removed one stays visible. */
export const refuseUndo = (payment: Pick<Payment, 'method' | 'removed'>): void => {
  refuseOnline(payment);
  if (payment.removed) throw conflict('This payment was removed');
};

/** A payment as removed at an instant. Throws 409 for an online payment. */
export const removedBy = <P extends Pick<Payment, 'method' | 'removed'>>(
  payment: P,
  { by, reason }: { by: string; reason: string },
  on: string,
): P => {
  refuseOnline(payment);
  return payment.removed ? payment : { ...payment, removed: { by, on, reason }, updatedAt: on };
};

/** A removed payment as restored at an instant. */
export const restored = <P extends Pick<Payment, 'removed'>>(payment: P, at: string): P => {
  if (!payment.removed) return payment;
  const { removed: _, ...rest } = payment;
  return { ...(rest as P), updatedAt: at };
};

/** The same day a year earlier. 29 February stays, which does not matter since the dates are only compared. */
const yearBefore = (date: string): string => `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;

/**
 * Payments may be dated up to a day ahead (sent this evening) and up to a year before their invoice (a deposit). Throws 400 on
 * `paidOn`.
 */
export const checkPaidOn = (paidOn: string, { createdAt }: { createdAt: string }, today: string): void => {
  if (paidOn > addDays(today, 1)) throw invalidField('paidOn', 'Can’t be later than tomorrow');
  if (paidOn < yearBefore(londonDate(createdAt)))
    throw invalidField('paidOn', 'Can’t be more than a year before the invoice');
};
