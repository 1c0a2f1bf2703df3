/** Payment methods entered by hand. `cis`: kept back by a contractor for HMRC. */
export const handMethods = ['cash', 'bank', 'cheque', 'card_reader', 'cis', 'other'] as const;
export type HandMethod = (typeof handMethods)[number];

/** Payment methods through Stripe. */
export const onlineMethods = ['card', 'pay_by_bank'] as const;

/** `marked`: the balance when someone only marked the invoice as paid. */
export const paymentMethods = [...handMethods, ...onlineMethods, 'marked'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Follows the word "paid": `£240.00 was paid in cash`. */
export const methodWords: Record<PaymentMethod, string> = {
  cash: 'in cash',
  bank: 'by bank transfer',
  cheque: 'by cheque',
  card_reader: 'by card reader',
  cis: 'as a CIS deduction',
  other: 'another way',
  card: 'by card',
  pay_by_bank: 'by Pay by Bank',
  marked: 'by being marked paid',
};

/** True for payments through Stripe, which are also refunded through it. */
export const isOnline = (method: PaymentMethod): boolean => onlineMethods.some((online) => online === method);
