import { product } from '#shared/product.ts';

/** Everything the landing page promises, in one place, so that it can be kept true. */
export const claims = {
  headline: ['Your trade,', 'in fine fettle.'],
  today: 'Today on a phone: the next job with who to call, where to go and one button to start',
  invoice: 'An invoice as your customer sees it',
  calendar: 'A month of jobs in the calendar, with one day beside it',
  lead: 'Clients, jobs and invoices in one calm place, on your phone. Send the invoice before you leave the drive.',
  trusted: product.trusted,
  trial: `${product.trialDays}-day free trial. No credit card required.`,
  features: [
    {
      title: 'Client Management',
      text: 'Every client’s address, phone number and history. Tap once to call or get directions.',
    },
    {
      title: 'Job Tracking',
      text: 'See what’s booked, what’s under way and what’s done, from quote to sweeping up.',
    },
    {
      title: 'Invoice Management',
      text: 'Make a proper PDF in seconds. We send a polite reminder when someone forgets to pay.',
    },
    {
      title: 'Business Analytics',
      text: 'See what you’ve been paid this month, what you’re owed and how many jobs are open.',
    },
    { title: 'Subscription Billing', text: 'One plan, one price. Start today, cancel whenever you like.' },
    {
      title: 'Mobile Ready',
      text: 'Made for one thumb in a van. Install it like an app. Easy to read in full sun.',
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
