import { product } from '#shared/product.ts';

/** What the payment page says, once. */
export const texts = {
  title: 'Secure Payment',
  form: 'Complete Your Subscription',
  price: `${product.plan.priceLabel}/month`,
  pay: 'Complete Payment',
  paying: 'Processing...',
  back: 'Back to Subscription',
  failed: 'An error occurred during payment',
  missing: 'Payment Error',
  missingHint: 'No payment information found. Please try subscribing again.',
  notSetUp: 'Payments are not set up yet. Please come back later.',
  noForm: 'The card form could not be loaded. Check your connection; nothing has been charged.',
  again: 'Try Again',
  over: 'This payment is no longer open',
  overHint:
    'It was paid, is being taken, or has expired. Nothing has been charged twice. Subscribe again to go on from here.',
  subscribeAgain: 'Subscribe Again',
  subscribing: 'One moment...',
  already: 'You are subscribed',
  alreadyHint: 'Nothing more is to be paid for now.',
  dashboard: 'Go to Dashboard',
  agree: 'By paying you agree to the',
  terms: 'terms',
  and: 'and the',
  privacy: 'privacy notice',

  thanks: `Thank you. ${product.plan.name} is yours`,
  activating: 'Activating…',
  activatingHint: 'Your payment is on its way. This page opens by itself when it is confirmed.',
  slow: 'This takes longer than usual',
  slowHint:
    'Your bank has not confirmed the payment yet. You will have access as soon as it has; you need not pay again.',
  check: 'Check Again',
  notPaid: 'The payment did not go through',
  notPaidHint: 'Nothing has been charged. Try again, perhaps with another card.',
} as const;

/** After paying, the provider is asked every so often for so long, in milliseconds. */
export const activation = { everyMs: 2_000, longestMs: 60_000 } as const;
