import type { SubscriptionStatus } from '#shared/auth/subscription-status.ts';
import { titles } from '../../titles.ts';

export const texts = {
  title: titles.subscription,
  current: 'Current Plan',
  none: 'No Active Subscription',
  active: 'Active',
  trialActive: 'Trial Active',
  inactive: 'Inactive',
  plan: 'Plan',
  monthlyCost: 'Monthly cost',
  status: 'Status',
  nextBilling: 'Next billing',
  paymentMethod: 'Payment method',
  noCard: 'No card yet',
  maskedCard: '•••• •••• •••• ••••',
  endsOn: 'Ends on',
  endedOn: 'Ended on',
  manage: 'Manage Subscription',
  opening: 'Opening...',
  manageHint:
    'Update your card, see your invoices or cancel. If you cancel, you keep access until the end of the month you’ve paid for.',
  formerHint: 'See your invoices and update your card.',
  subscribing: 'One moment...',
  renews: 'Renews every month until you cancel.',
  unknown: 'We couldn’t reach the payment provider just now, so this may be out of date.',
  again: 'Try Again',
  pastDue: 'Your last payment didn’t go through',
  pastDueHint: 'We’ll try your card again. Update it now to keep your access.',
  included: 'What’s included',
  features: [
    'Unlimited Clients & Jobs',
    'Professional Invoicing',
    'Calendar Integration',
    'Inventory Management',
    'Dashboard Analytics',
    'Email Support',
  ],
} as const;

export const statusWords: Record<SubscriptionStatus, string> = {
  active: 'Active',
  trialing: 'Active',
  past_due: 'Payment overdue',
  incomplete: 'Waiting for the first payment',
  incomplete_expired: 'Inactive',
  unpaid: 'Unpaid',
  paused: 'Paused',
  canceled: 'Cancelled',
};

/** The next billing date if Stripe gave none: this many days from today, per the spec. */
export const placeholderDays = 30;
