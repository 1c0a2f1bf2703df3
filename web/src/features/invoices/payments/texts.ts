import type { PaymentMethod } from '#shared/payments/methods.ts';

const success = (description: string) => ({ title: 'Success', description });

/** What is said of payments, once. */
export const paymentTexts = {
  title: 'Payments',
  record: 'Record payment',
  recorded: success('Payment recorded'),
  recordFailed: 'Failed to record the payment',
  undo: 'Undo',

  remove: 'Remove',
  removeAbout: (sum: string) => `Remove payment of ${sum}`,
  removeQuestion: (sum: string) => `Remove the payment of ${sum}?`,
  removeHint: 'It is then owed again. Do this for a payment that never came.',
  removed: success('Payment removed'),
  removeFailed: 'Failed to remove the payment',

  refund: 'Note refund',
  refundAbout: (sum: string) => `Note refund of ${sum}`,
  refundHint: (sum: string) => `Up to ${sum} can go back. Fettle only notes it: you give the money back.`,
  refunded: success('Refund noted'),
  refundFailed: 'Failed to note the refund',
  wentBack: (sum: string, day: string) => `${sum} refunded on ${day}`,

  receipt: 'Mail receipt',
  receiptAbout: (sum: string) => `Mail receipt for ${sum}`,
  mailing: 'Sending...',
  mailed: success('Receipt sent'),
  mailFailed: 'Failed to send the receipt',
  mailedOn: (day: string) => `receipt sent ${day}`,
  receiptPdf: 'Receipt PDF',

  left: (sum: string) => `${sum} still to pay`,
  over: (sum: string) => `${sum} more than was owed`,
  overQuestion: (sum: string) => `That is ${sum} more than is owed`,
  overHint: 'It can be recorded all the same, and part of it refunded later.',
  overAction: (sum: string) => `Record ${sum}`,
} as const;

export const paymentLabels = {
  invoiceId: 'Invoice',
  amount: 'Amount',
  method: 'How it was paid',
  paidOn: 'Day it came in',
  reference: 'Reference',
  note: 'Note',
} as const;

export const refundLabels = { amount: 'Amount', on: 'Day it went back' } as const;

export const methodNames: Record<PaymentMethod, string> = {
  cash: 'Cash',
  bank: 'Bank transfer',
  cheque: 'Cheque',
  card_reader: 'Card reader',
  cis: 'CIS kept back for HMRC',
  other: 'Other',
  card: 'Card',
  pay_by_bank: 'Pay by Bank',
  marked: 'Marked paid',
};
