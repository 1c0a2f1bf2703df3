import { product } from '#shared/product.ts';

export const texts = {
  startTitle: 'Start Your Free Trial',
  startDescription: 'Get 7 days of full access',
  expired: 'Free Trial Expired',
  /** For somebody who has paid before. */
  lapsed: 'Subscription ended',
  expiredHint: 'We’ve kept everything you entered.',
  endedTitle: 'Welcome back',
  endedDescription: 'Your trial has ended - please subscribe to continue',
  lapsedDescription: 'Subscribe again to pick up where you left off',
  /** To members who can't subscribe. */
  keptHere: 'What you did is kept on this phone.',
  feature: product.plan.name,
  noCard: 'No credit card needed. It ends after 7 days.',
  start: 'Start Free Trial',
  starting: 'Starting Trial...',
  started: {
    title: 'Free Trial Started!',
    description: `You now have 7 days of full access to ${product.plan.name}`,
  },
  startFailed: 'Failed to start trial. Please try again.',
  questions: 'Questions?',
  support: 'Contact support',
  included: [
    'Unlimited clients and jobs',
    'Invoices as PDF, with reminders',
    'Works on your phone and computer',
  ],
} as const;

/** The delay before the dashboard opens after starting a trial, in milliseconds. */
export const openAfterMs = 1000;
