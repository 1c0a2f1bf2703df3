import { product } from '#shared/product.ts';

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
  notSetUp: 'Payments aren’t set up yet. Please come back later.',
  noForm: 'The card form couldn’t be loaded. Check your connection. You haven’t been charged.',
  again: 'Try Again',
  over: 'This payment has closed',
  overHint:
    'It’s been paid, is being processed or has expired. You haven’t been charged twice. Subscribe again to continue.',
  subscribeAgain: 'Subscribe Again',
  subscribing: 'One moment...',
  already: 'You’re subscribed',
  alreadyHint: 'There’s nothing to pay right now.',
  dashboard: 'Go to Dashboard',
  agree: 'By paying you agree to the',
  terms: 'terms',
  and: 'and the',
  privacy: 'privacy notice',

  thanks: `Thank you. ${product.plan.name} is yours`,
  activating: 'Activating…',
  activatingHint: 'Your payment is on its way. We’ll open your account as soon as it’s confirmed.',
  slow: 'This is taking longer than usual',
  slowHint:
    'Your bank hasn’t confirmed the payment yet. You’ll have access as soon as it does. You don’t need to pay again.',
  check: 'Check Again',
  notPaid: 'The payment didn’t go through',
  notPaidHint: 'You haven’t been charged. Try again, or use another card.',
} as const;

/** After paying, how often and how long to poll Stripe, in milliseconds. */
export const activation = { everyMs: 2_000, longestMs: 60_000 } as const;
