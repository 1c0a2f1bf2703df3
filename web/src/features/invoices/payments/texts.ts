import type { PaymentMethod } from '#shared/payments/methods.ts';

const success = (description: string) => ({ title: 'Success', description });

/** What is said of payments, once. */
export const paymentTexts = {
  title: 'Payments',
  paidHow: (sum: string) => `How was the ${sum} paid?`,
  otherSum: 'Another amount or date',
  record: 'Record payment',
  recorded: success('Payment recorded'),
  recordFailed: 'Failed to record the payment',
  recordedBefore:
    'It was recorded the first time, as it was then. Look at the payments before you record another.',
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
  refundedBefore:
    'It was refunded the first time, as it was then. Look at the payments before you refund more.',
  wentBack: (sum: string, day: string) => `${sum} refunded on ${day}`,

  giveBack: 'Refund',
  giveBackAbout: (sum: string) => `Refund ${sum}`,
  giveBackHint: (sum: string) => `Up to ${sum} can go back, to where it came from. It takes some days.`,
  gaveBack: success('The refund is on its way'),
  giveBackFailed: 'Failed to refund it',
  overTitle: (sum: string) => `Overpaid by ${sum}`,
  overText: 'A refund goes back to the card or account that paid.',
  overBack: (sum: string) => `Refund ${sum}`,
  overBusy: 'Refunding...',
  onItsWay: (sum: string) => `${sum} is on its way from the customer’s bank`,
  onItsWayText: 'It counts as paid once it has come.',

  disputes: {
    inquiry: (sum: string) => `Your customer’s bank asks about ${sum}`,
    answer: (sum: string) => `Your customer’s bank asks back ${sum}`,
    review: (sum: string) => `The bank looks at your answer about ${sum}`,
    won: (sum: string) => `You have won back ${sum}`,
    lost: (sum: string) => `The bank gave ${sum} back to your customer`,
    closed: (sum: string) => `The question about ${sum} is closed`,
  },
  answerBy: (day: string) => `Answer in Stripe by ${day}.`,
  taken: 'The money counts as gone until the bank decides.',
  notTaken: 'No money has moved.',
  toStripe: 'Answer in Stripe',

  receipt: 'Mail receipt',
  receiptAbout: (sum: string) => `Mail receipt for ${sum}`,
  mailing: 'Sending...',
  mailed: success('Receipt sent'),
  mailFailed: 'Failed to send the receipt',
  mailedOn: (day: string) => `receipt sent ${day}`,
  receiptPdf: 'Receipt PDF',

  left: (sum: string) => `${sum} still to pay`,
  over: (sum: string) => `Overpaid by ${sum}`,
  alikeQuestion: (sum: string, method: string, day: string) =>
    `${sum} · ${method} · ${day} is already recorded`,
  alikeHint: 'Record it again only if your customer paid the same amount twice.',
  alikeAction: 'Record another',
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
