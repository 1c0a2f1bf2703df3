import * as z from 'zod/mini';
import {
  date,
  id,
  idParams,
  kept,
  line,
  lines,
  optional,
  orNull,
  ownId,
  pageQuery,
  pounds,
  requiredLine,
} from '../fields.ts';
import { importReply } from '../importing.ts';
import { textLimits } from '../limits.ts';
import { removal } from '../removal.ts';
import { contract, created, json, page } from '../route.ts';
import { matchInput } from './bank-row.ts';
import { connectHookShapes, connectShapes } from './connect.ts';
import { dispute } from './dispute.ts';
import { handMethods, paymentMethods } from './methods.ts';
import { payoutShapes } from './payouts.ts';
import { paymentsRoutes } from './routes.ts';

const someMoney = pounds.check(z.minimum(0.01, 'Must be more than £0.00'));

/** A payment received other than through Stripe. The server checks its date against its invoice's. */
export const paymentInput = z.strictObject({
  invoiceId: id,
  amount: someMoney,
  method: z.enum(handMethods),
  paidOn: date,
  reference: optional(line(textLimits.code)),
  note: optional(lines(textLimits.longText)),
  /**
   * False refuses a likely duplicate (428) so that the user can be asked; true says that it is another payment. If left out,
   * nothing is checked.
   */
  another: z.optional(z.boolean()),
});
export type PaymentInput = z.output<typeof paymentInput>;

export const newPayment = z.extend(paymentInput, ownId);
export type NewPayment = z.output<typeof newPayment>;

/** A refund; dated today by default. */
export const refundInput = z.strictObject({ amount: someMoney, on: z.optional(date) });
export type RefundInput = z.output<typeof refundInput>;

/** Why a payment is removed. */
export const removalInput = z.strictObject({ reason: requiredLine(200) });

/** A payment of an invoice, with its refunds. Pounds; dates are London's. */
export const payment = z.object({
  ...kept,
  invoiceId: z.number(),
  amount: z.number(),
  method: z.enum(paymentMethods),
  paidOn: z.string(),
  /** What Stripe kept of it; null until that is known, and if it was not paid online. */
  fee: orNull(z.number()),
  reference: orNull(z.string()),
  note: orNull(z.string()),
  refunds: z.array(z.object({ id: z.number(), amount: z.number(), on: z.string() })),
  /** The total refunded. */
  refunded: z.number(),
  /** Set if the customer's bank has disputed it. */
  dispute: orNull(dispute),
  /** When its receipt was emailed to the customer. */
  receiptMailedAt: orNull(z.string()),
  /** The hash of the bank statement row it was matched from. */
  bankRow: orNull(z.string()),
  /** Who removed it, when and why. A removed payment is left out of every figure. */
  removed: orNull(z.object({ by: z.string(), on: z.string(), reason: z.string() })),
});
export type Payment = z.output<typeof payment>;

/** All payments, or those of one invoice. */
export const paymentQuery = z.extend(pageQuery, {
  invoiceId: z.optional(
    z.pipe(z.string().check(z.regex(/^[1-9]\d{0,15}$/, 'Is not an id')), z.transform(Number)),
  ),
});
export type PaymentQuery = z.output<typeof paymentQuery>;
const handShapes = {
  list: {
    summary: 'The payments, newest first, of all invoices or one',
    query: paymentQuery,
    reply: page(payment),
  },
  record: {
    summary: 'Record a payment for an invoice',
    body: newPayment,
    reply: created(payment),
  },
  match: {
    summary: 'Record the payments of a bank statement, each row once',
    body: matchInput,
    reply: json(importReply),
  },
  undo: {
    summary: 'Delete a payment that was just recorded by hand: nothing of it stays',
    params: idParams,
    ...removal(payment),
  },
  remove: {
    summary: 'Remove a payment that was recorded by hand, with a reason: it stays visible and counts nowhere',
    params: idParams,
    body: removalInput,
    reply: json(payment),
  },
  restore: {
    summary: 'Restore a removed payment',
    params: idParams,
    reply: json(payment),
  },
  refund: {
    summary: 'Refund a payment, through the provider if it was made there; otherwise record the refund',
    params: idParams,
    body: refundInput,
    reply: json(payment),
  },
  check: {
    summary: "Check an invoice's pending payments with the provider",
    body: z.strictObject({ invoiceId: id }),
    reply: json(z.object({ asked: z.number() })),
  },
  receipt: {
    summary: 'Email the customer a receipt for a payment, once',
    params: idParams,
    reply: json(payment),
  },
} as const;

export const paymentsContract = contract(paymentsRoutes, {
  ...handShapes,
  ...payoutShapes,
  ...connectShapes,
  ...connectHookShapes,
});
