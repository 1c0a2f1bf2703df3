import { words } from '../words.ts';

const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

export const texts = {
  noSignal: 'Offline',
  wantsSignIn: 'This network wants you to sign in',
  waiting: (count: number) => `${count} waiting`,
  needsYou: (count: number) => (count === 1 ? '1 needs you' : `${count} need you`),
  signIn: (count: number) => `Sign in to send ${changes(count)}`,
  locked: (count: number) => `${changes(count)} saved until you subscribe`,
  show: words.show,
  title: 'Not sent yet',
  since: (device: string, time: string) =>
    `Saved on this ${device} since ${time}. It’s safe to close the app.`,
  sinceInWindow: (time: string) => `Saved in this window since ${time}. ${words.privateWindow}`,
  sent: 'Sent',
  allSent: 'Everything’s been sent.',
  byThemselves: (count: number) => `We’ll send ${count === 1 ? 'this' : 'these'} when you’re online.`,
  tryNow: 'Try now',
  takeBack: 'Remove',
  takeBackOf: (title: string) => `Remove ${title}`,
  takeBackQuestion: 'Remove this change?',
  takesAlong: (count: number) =>
    count === 0
      ? 'It hasn’t been sent, so you’ll lose it.'
      : `This also removes what depends on it: ${changes(count)}.`,
  open: 'Open',
  openOf: (title: string) => `Open ${title}`,
  tryAgain: 'Try again',
  discard: words.discardThisOne,
  discardQuestion: 'Discard this change?',
  keep: words.keepThisOne,
  makeAgain: 'Create it again',
  goneElsewhere: 'This record was deleted, so your change can’t be saved.',
  goneWith: (what: string) => `The ${what} was deleted, so this can’t be saved.`,
  changedElsewhere: 'You changed this here, and it was changed somewhere else too. Choose which to keep.',
  changedSince: 'It was changed somewhere else before it could be deleted.',
  deleteAnyway: 'Delete anyway',
  keepRecord: 'Keep it',
  held: (count: number) => `Waiting for this: ${changes(count)}.`,
  here: 'Mine',
  there: 'Theirs',
  nothing: 'empty',
  merged: 'Both changes saved',
  mergedOf: (title: string) => `${title} was changed somewhere else too. We saved both changes.`,
  undo: words.undo,
} as const;
