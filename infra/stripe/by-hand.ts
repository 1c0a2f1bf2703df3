const dashboard = 'https://dashboard.stripe.com/settings';

/**
 * Settings that Stripe's API cannot change. `past_due` gives access while Stripe still retries the card, so dunning that leaves a
 * subscription past due would leave the app open for ever.
 */
export const byHand = [
  `${dashboard}/billing/automatic`,
  '  Manage failed payments: retry for two weeks at most, and when all retries fail "cancel the subscription". Not "leave the subscription past-due".',
  '  Email customers about failed payments, with a link to update their card.',
  '  Email customers about cards that expire, and about upcoming renewals if you want that.',
  '  Payments that require confirmation (3-D Secure): send a Stripe-hosted link. Renewals wait for the customer otherwise.',
  `${dashboard}/emails`,
  '  Successful payments and refunds: on. The receipt is what the law wants confirmed of an order.',
  `${dashboard}/payment_methods`,
  '  Cards, Apple Pay and Google Pay: on.',
  `${dashboard}/connect`,
  '  Connect: on, as a platform whose accounts have the full dashboard and pay Stripe themselves. Name, icon and colour show while a tradesperson is asked.',
  '  Payment methods of connected accounts: cards, Apple Pay, Google Pay and Pay by Bank: on.',
  `${dashboard}/business-details and ${dashboard}/branding`,
  '  Name, support address, statement descriptor, and the colours of mails and the portal.',
  `${dashboard}/tax`,
  '  The price includes VAT. If you are registered, add your VAT number and registration; Fettle asks for no tax to be added.',
];
