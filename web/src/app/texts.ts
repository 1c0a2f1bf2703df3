import type { User } from '#shared/auth/user.ts';
import { trialState } from '#shared/subscription/access.ts';
import { hasPaid } from '../data/has-paid.ts';

const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

export const texts = {
  /** A screen whose code would not come. */
  notHereYet: 'This page is not on this device yet',
  needsConnection: 'It needs a connection, once.',
  /** The server was not heard for a week. */
  locked: 'Fettle is locked',
  lockedHint: 'It has had no connection for 7 days. Find some signal, and sign in if you are asked to.',
  stillKept: (waiting: number) =>
    waiting === 0
      ? 'What was kept on this device is still here.'
      : `What was kept on this device is still here, with ${changes(waiting)} to send.`,
  /** Where it is not known who is here. */
  unsentKept: (count: number) =>
    `${changes(count)} made on this device ${count === 1 ? 'is' : 'are'} not sent yet, and ${count === 1 ? 'waits' : 'wait'} here.`,
  signedOut: 'You are signed out',
  /** To somebody who is signed out, of whoever was here before. */
  unsentHere: (count: number) =>
    `${changes(count)} made on this device ${count === 1 ? 'is' : 'are'} not sent yet. Sign in, and ${count === 1 ? 'it goes' : 'they go'} by ${count === 1 ? 'itself' : 'themselves'}.`,
  newVersion: 'A new version of Fettle is ready',
  update: 'Update',
  /** What stands above every page while a card is being tried again. */
  paymentDue: 'Your last payment did not go through',
  paymentDueHint: 'The card is being tried again. Change it now to keep your access.',
  changeCard: 'Change the card',
} as const;

/** What the navigation says to a user without access. */
export const accessNote = (user: User): string => {
  if (hasPaid(user)) return 'Your subscription has ended - please subscribe to continue';
  return trialState(user, Date.now()) === 'none'
    ? 'Start your free trial to open your clients, jobs and invoices'
    : 'Your trial has ended - please subscribe to continue';
};
