import type { User } from '#shared/auth/user.ts';
import { owner } from '#shared/members/roles.ts';
import { trialState } from '#shared/subscription/access.ts';
import { isAmong } from '../allowed.ts';
import { firmEnded } from '../data/firm-ended.ts';
import { hasPaid } from '../data/has-paid.ts';

const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

export const texts = {
  firm: 'Firm',
  goesOnFor: (count: number) => `${changes(count)} for this firm will still be sent.`,
  notEntered: 'We couldn’t open that firm. Try again.',
  /** A screen whose code failed to load. */
  notHereYet: 'This page isn’t on your device yet',
  needsConnection: 'Connect once and we’ll download it.',
  /** The server has been out of reach for a week. */
  locked: 'Fettle is locked',
  lockedHint: (days: number) =>
    `You’ve been offline for ${days} days. Connect to the internet, and sign in if we ask you to.`,
  stillKept: (waiting: number) =>
    waiting === 0
      ? 'Everything saved on this device is still here.'
      : `Everything saved on this device is still here, with ${changes(waiting)} to send.`,
  /** While we don't know who is here. */
  unsentKept: (count: number) =>
    `${changes(count)} you made on this device ${count === 1 ? 'hasn’t' : 'haven’t'} been sent yet. ${count === 1 ? 'It’s' : 'They’re'} safe here.`,
  signedOut: 'You’re signed out',
  /** For a signed-out visitor, about whoever was here before. */
  unsentHere: (count: number) =>
    `${changes(count)} you made on this device ${count === 1 ? 'hasn’t' : 'haven’t'} been sent yet. Sign in and we’ll send ${count === 1 ? 'it' : 'them'}.`,
  newVersion: 'A new version of Fettle is ready',
  update: 'Update',
  /** Above every page while Stripe retries a card. */
  paymentDue: 'Your last payment didn’t go through',
  paymentDueHint: 'We’ll try your card again. Update it now to keep your access.',
  changeCard: 'Update card',
} as const;

/** In the navigation of a user without access; only an owner can subscribe. */
export const accessNote = (user: User): string => {
  if (!isAmong(user, owner)) return firmEnded;
  if (hasPaid(user)) return 'Your subscription has ended - please subscribe to continue';
  return trialState(user, Date.now()) === 'none'
    ? 'Start your free trial to open your clients, jobs and invoices'
    : 'Your trial has ended - please subscribe to continue';
};
