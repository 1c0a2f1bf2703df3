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
} from '../fields.ts';
import { importReply } from '../importing.ts';
import { textLimits } from '../limits.ts';
import { contract, created, json, none, page } from '../route.ts';
import { matchInput } from './bank-row.ts';
import { connectHookShapes, connectShapes } from './connect.ts';
import { dispute } from './dispute.ts';
import { handMethods, paymentMethods } from './methods.ts';
import { paymentsRoutes } from './routes.ts';

const someMoney = pounds.check(z.minimum(0.01, 'Must be more than £0.00'));

/** Money that came in another way than through the provider. Its day is checked against its invoice's by the server. */
export const paymentInput = z.strictObject({
  invoiceId: id,
  amount: someMoney,
  method: z.enum(handMethods),
  paidOn: date,
  reference: optional(line(textLimits.code)),
  note: optional(lines(textLimits.longText)),
  /** False asks whether it may be one that is recorded already (428); true says that it is another. Left out, nobody is asked. */
  another: z.optional(z.boolean()),
});
export type PaymentInput = z.output<typeof paymentInput>;

export const newPayment = z.extend(paymentInput, ownId);
export type NewPayment = z.output<typeof newPayment>;

/** Money given back; today unless told. */
export const refundInput = z.strictObject({ amount: someMoney, on: z.optional(date) });
export type RefundInput = z.output<typeof refundInput>;

/** Money that came in for an invoice, and what of it went back. Pounds; days are London's. */
export const payment = z.object({
  ...kept,
  invoiceId: z.number(),
  amount: z.number(),
  method: z.enum(paymentMethods),
  paidOn: z.string(),
  reference: orNull(z.string()),
  note: orNull(z.string()),
  refunds: z.array(z.object({ id: z.number(), amount: z.number(), on: z.string() })),
  /** What has gone back of it, all told. */
  refunded: z.number(),
  /** Where the customer's bank asks for it back. */
  dispute: orNull(dispute),
  /** When its receipt was mailed to the customer. */
  receiptMailedAt: orNull(z.string()),
  /** The hash of the bank statement's row that it was found in. */
  bankRow: orNull(z.string()),
});
export type Payment = z.output<typeof payment>;

/** Whose payments: all, or those of one invoice. */
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
  remove: {
    summary: 'Remove a payment that was recorded by hand',
    params: idParams,
    reply: none,
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
  ...connectShapes,
  ...connectHookShapes,
});
