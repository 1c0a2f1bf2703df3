import { roundToPence } from '#shared/money.ts';
import type { HandMethod } from '#shared/payments/methods.ts';
import { dayMs } from './clock.ts';

/** Money that comes in for an invoice; epoch milliseconds and pounds. */
export interface Coming {
  at: number;
  amount: number;
  method: HandMethod;
}

/** Most pay into the account. */
const methods: readonly HandMethod[] = ['bank', 'bank', 'card_reader', 'bank', 'cash', 'bank', 'cheque'];

/** So many of the large invoices are paid in two parts. */
const inParts = 3;
const largeFrom = 400;

/** How the `number`th invoice of so many pounds is paid by `paidAt`; one that is forgotten (no `paidAt`) may have had a part. */
export const demoPayments = (number: number, amount: number, at: number, paidAt?: number): Coming[] => {
  const method = methods[number % methods.length] ?? 'bank';
  const part = { at: at + dayMs, amount: roundToPence(Math.round(amount * 0.4)), method };
  const hasPart = amount >= largeFrom && number % inParts === 0;
  if (paidAt === undefined) return hasPart ? [part] : [];
  if (!hasPart) return [{ at: paidAt, amount, method }];
  return [part, { at: paidAt, amount: roundToPence(amount - part.amount), method: 'bank' }];
};
