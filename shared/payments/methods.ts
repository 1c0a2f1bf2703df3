/** How money comes in that somebody writes down by hand. `cis`: kept back by a contractor for HMRC. */
export const handMethods = ['cash', 'bank', 'cheque', 'card_reader', 'cis', 'other'] as const;
export type HandMethod = (typeof handMethods)[number];

/** How money comes in through the provider. */
export const onlineMethods = ['card', 'pay_by_bank'] as const;

/** `marked`: whatever was owed when somebody only said that the invoice is paid. */
export const paymentMethods = [...handMethods, ...onlineMethods, 'marked'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** As a sentence goes on after "paid": `£240.00 was paid in cash`. */
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

/** True for money that came through the provider, and goes back through it. */
export const isOnline = (method: PaymentMethod): boolean => onlineMethods.some((online) => online === method);
