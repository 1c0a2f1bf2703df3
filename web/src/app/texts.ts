import { type AccessFacts, trialState } from '#shared/subscription/access.ts';

/** What stands above every page while a card is being tried again. */
export const texts = {
  paymentDue: 'Your last payment did not go through',
  paymentDueHint: 'The card is being tried again. Change it now to keep your access.',
  changeCard: 'Change the card',
} as const;

/** What the navigation says to a user without access. */
export const accessNote = (user: AccessFacts): string =>
  hadAccess(user)
    ? 'Your trial has ended - please subscribe to continue'
    : 'Start your free trial to open your clients, jobs and invoices';

/** True where a trial was begun or a subscription once paid for, now over. */
export const hadAccess = (user: AccessFacts): boolean =>
  Boolean(user.subscriptionEndedAt) || trialState(user, Date.now()) !== 'none';
