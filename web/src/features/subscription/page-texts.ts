import type { SubscriptionStatus } from '#shared/subscription/status.ts';
import { titles } from '../../data/titles.ts';

/** What the subscription page says, once. */
export const texts = {
  title: titles.subscription,
  current: 'Current Plan',
  trial: 'Free Trial',
  none: 'No Active Subscription',
  active: 'Active',
  trialActive: 'Trial Active',
  inactive: 'Inactive',
  plan: 'Plan',
  monthlyCost: 'Monthly cost',
  status: 'Status',
  nextBilling: 'Next billing',
  paymentMethod: 'Payment method',
  maskedCard: '•••• •••• •••• ••••',
  endsOn: 'Ends on',
  endedOn: 'Ended on',
  manage: 'Manage Subscription',
  opening: 'Opening...',
  manageHint:
    'Change the card, see your invoices or cancel. Cancelling takes effect when the paid month ends.',
  formerHint: 'See your invoices and change the card.',
  subscribing: 'One moment...',
  renews: 'Renews every month until you cancel.',
  unknown: 'The payment provider could not be asked just now. What is shown may not be up to date.',
  again: 'Try Again',
  pastDue: 'Your last payment did not go through',
  pastDueHint: 'The card is being tried again. Change it now to keep your access.',
  included: 'What is included',
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

/** Next billing where the provider has said nothing: so many days from today, as the spec has it. */
export const placeholderDays = 30;
