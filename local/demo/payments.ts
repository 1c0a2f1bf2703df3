import { roundToPence } from '#shared/money.ts';
import type { HandMethod } from '#shared/payments/methods.ts';
import { dayMs } from './clock.ts';

/** A payment of an invoice; epoch milliseconds and pounds. */
export interface Coming {
  at: number;
  amount: number;
  method: HandMethod;
}

/** Most pay by bank transfer. */
const methods: readonly HandMethod[] = ['bank', 'bank', 'card_reader', 'bank', 'cash', 'bank', 'cheque'];

/** One in this many large invoices is paid in two parts. */
const inParts = 3;
const largeFrom = 400;

/** The payments of the `number`th invoice, in pounds, by `paidAt`; an overdue one (no `paidAt`) may be partly paid. */
export const demoPayments = (number: number, amount: number, at: number, paidAt?: number): Coming[] => {
  const method = methods[number % methods.length] ?? 'bank';
  const part = { at: at + dayMs, amount: roundToPence(Math.round(amount * 0.4)), method };
  const hasPart = amount >= largeFrom && number % inParts === 0;
  if (paidAt === undefined) return hasPart ? [part] : [];
  if (!hasPart) return [{ at: paidAt, amount, method }];
  return [part, { at: paidAt, amount: roundToPence(amount - part.amount), method: 'bank' }];
};
