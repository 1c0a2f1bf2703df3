import { product } from '#shared/product.ts';

/** Everything the landing page promises, in one place, so that what no longer holds can be changed. */
export const claims = {
  headline: ['Your trade,', 'in fine fettle.'],
  today: 'Today on a phone: the next job with whom to call, where to drive and one button to start',
  invoice: 'An invoice as the customer gets it',
  calendar: 'The calendar of a month with its jobs, and beside it the day',
  lead: 'Clients, jobs and invoices in one calm place, on your phone. Send the invoice before you leave the drive.',
  trusted: product.trusted,
  trial: `${product.trialDays}-day free trial. No credit card required.`,
  features: [
    {
      title: 'Client Management',
      text: 'Every client with address, phone and history. One tap calls or finds the way.',
    },
    {
      title: 'Job Tracking',
      text: 'See what is pending, what is under way and what is done, from quote to sweeping up.',
    },
    {
      title: 'Invoice Management',
      text: 'A proper PDF in seconds, and a polite reminder when somebody forgets to pay.',
    },
    {
      title: 'Business Analytics',
      text: 'What came in this month, what is still owed, and how many jobs are open.',
    },
    { title: 'Subscription Billing', text: 'One plan, one price. Start at once, cancel whenever you like.' },
    {
      title: 'Mobile Ready',
      text: 'Made for one thumb in a van. Install it like an app, read it in full sun.',
    },
  ],
  pricing: {
    title: 'One plan. Everything in it.',
    included: [
      'Unlimited clients and jobs',
      `${product.moneyBackDays}-day money-back guarantee`,
      'Cancel anytime',
      'Instant activation',
      'Handles your data with GDPR in mind',
      'Email support',
    ],
  },
} as const;

/** The two buttons; both lead to the sign-in. */
export const buttons = {
  trial: 'Start Free Trial',
  subscribe: `Sign In to Subscribe - ${product.plan.priceLabel}/month`,
} as const;
