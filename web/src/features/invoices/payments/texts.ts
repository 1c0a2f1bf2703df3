import type { PaymentMethod } from '#shared/payments/methods.ts';

const success = (description: string) => ({ title: 'Success', description });

export const paymentTexts = {
  title: 'Payments',
  paidHow: (sum: string) => `How was the ${sum} paid?`,
  otherSum: 'Another amount or date',
  record: 'Record payment',
  recorded: success('Payment recorded'),
  recordFailed: 'Failed to record the payment',

  remove: 'Remove',
  removeAbout: (sum: string) => `Remove payment of ${sum}`,
  removeQuestion: (sum: string) => `Remove the payment of ${sum}?`,
  removeHint:
    'The amount becomes due again. The payment stays in the history, crossed out, with your reason.',
  removed: success('Payment removed'),
  removeFailed: 'Failed to remove the payment',
  undone: 'Undone',
  removedOn: (day: string, reason: string) => `Removed on ${day}: ${reason}`,
  removedAs: (sum: string, reason: string) => `Payment of ${sum} removed: ${reason}`,
  restore: 'Restore',
  restoreAbout: (sum: string) => `Restore payment of ${sum}`,
  restored: success('Payment restored'),
  restoreFailed: 'Failed to restore the payment',

  refund: 'Record refund',
  refundAbout: (sum: string) => `Record refund of ${sum}`,
  refundHint: (sum: string) => `Up to ${sum}. This only records the refund: you pay the money back yourself.`,
  refunded: success('Refund recorded'),
  refundFailed: 'Failed to record the refund',
  wentBack: (sum: string, day: string) => `${sum} refunded on ${day}`,

  giveBack: 'Refund',
  giveBackAbout: (sum: string) => `Refund ${sum}`,
  giveBackHint: (sum: string) =>
    `Up to ${sum}. It goes back to the card or account that paid, and takes a few days.`,
  gaveBack: success('Refund on its way'),
  giveBackFailed: 'Failed to refund the payment',
  overTitle: (sum: string) => `Overpaid by ${sum}`,
  overText: 'Refund the difference to the card or account that paid.',
  overBack: (sum: string) => `Refund ${sum}`,
  overBusy: 'Refunding...',
  fee: (sum: string) => `Stripe kept ${sum}`,
  onItsWay: (sum: string) => `${sum} is on its way from the customer’s bank`,
  onItsWayText: 'We mark it paid when it arrives.',

  disputes: {
    inquiry: (sum: string) => `Your customer’s bank is asking about ${sum}`,
    answer: (sum: string) => `Your customer’s bank wants ${sum} back`,
    review: (sum: string) => `The bank is checking your answer about ${sum}`,
    won: (sum: string) => `You won: ${sum} is yours again`,
    lost: (sum: string) => `The bank gave ${sum} back to your customer`,
    closed: (sum: string) => `The bank’s question about ${sum} is closed`,
  },
  answerBy: (day: string) => `Answer in Stripe by ${day}.`,
  taken: 'The money is held until the bank decides.',
  notTaken: 'No money has moved.',
  toStripe: 'Answer in Stripe',

  receipt: 'Email receipt',
  receiptAbout: (sum: string) => `Email receipt for ${sum}`,
  mailing: 'Sending...',
  mailed: success('Receipt sent'),
  mailFailed: 'Failed to send the receipt',
  mailedOn: (day: string) => `receipt sent ${day}`,
  receiptPdf: 'Receipt PDF',

  creditBy: (vat: string, day: string) =>
    `If the price fell or the work is off, make a credit note by ${day}. Until then you owe HMRC the ${vat} of VAT in it.`,
  left: (sum: string) => `${sum} still to pay`,
  over: (sum: string) => `Overpaid by ${sum}`,
  alikeQuestion: (sum: string, method: string, day: string) =>
    `${sum} · ${method} · ${day} is already recorded`,
  alikeHint: 'Only record it again if your customer paid the same amount twice.',
  alikeAction: 'Record another',
  overQuestion: (sum: string) => `That’s ${sum} too much`,
  overHint: 'You can still record it, and refund the difference later.',
  overAction: (sum: string) => `Record ${sum}`,
} as const;

export const paymentLabels = {
  invoiceId: 'Invoice',
  amount: 'Amount',
  method: 'How it was paid',
  paidOn: 'Date paid',
  reference: 'Reference',
  note: 'Note',
} as const;

export const refundLabels = { amount: 'Amount', on: 'Date refunded' } as const;

export const methodNames: Record<PaymentMethod, string> = {
  cash: 'Cash',
  bank: 'Bank transfer',
  cheque: 'Cheque',
  card_reader: 'Card reader',
  cis: 'CIS deduction',
  other: 'Other',
  card: 'Card',
  pay_by_bank: 'Pay by Bank',
  marked: 'Marked paid',
};
