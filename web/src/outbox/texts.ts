import { words } from '../words.ts';

const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

/** What is said of what has not reached the server. */
export const texts = {
  noSignal: 'No signal',
  wantsSignIn: 'This network wants you to sign in',
  waiting: (count: number) => `${count} waiting`,
  needsYou: (count: number) => (count === 1 ? '1 needs you' : `${count} need you`),
  signIn: (count: number) => `Sign in to send ${changes(count)}`,
  locked: (count: number) => `${changes(count)} kept until you subscribe`,
  show: words.show,
  title: 'Not sent yet',
  ofAnotherVersion: 'Another version of Fettle wrote this, and it can no longer be sent.',
  since: (device: string, time: string) =>
    `Kept on this ${device} since ${time}. Nothing is lost when you close the app.`,
  sinceInWindow: (time: string) => `Kept in this window since ${time}. ${words.privateWindow}`,
  allSent: 'Everything has been sent.',
  byThemselves: (count: number) =>
    `${count === 1 ? 'This goes by itself' : 'These go by themselves'} as soon as there is a connection.`,
  tryNow: 'Try now',
  takeBack: 'Take back',
  takeBackOf: (title: string) => `Take back ${title}`,
  takeBackQuestion: 'Take this change back?',
  takesAlong: (count: number) =>
    count === 0 ? 'It was never sent, and is gone then.' : `What needs it goes with it: ${changes(count)}.`,
  open: 'Open',
  openOf: (title: string) => `Open ${title}`,
  tryAgain: 'Try again',
  discard: words.discardThisOne,
  discardQuestion: 'Discard this change?',
  keep: words.keepThisOne,
  makeAgain: 'Make it again',
  goneElsewhere: 'This was deleted somewhere else. Your change has nothing to go to.',
  goneWith: (what: string) => `The ${what} was deleted somewhere else. This has nothing to go to any more.`,
  doneBefore:
    'This was done when you first tried it, as you had typed it then. Look at that before you do it again.',
  changedElsewhere: 'You changed this here, and it was changed somewhere else. Choose what stays.',
  read: 'It has been read. Open it, look it over and save it.',
  held: (count: number) => `Behind it: ${changes(count)}.`,
  here: 'Mine',
  there: 'Theirs',
  nothing: 'empty',
  merged: 'Both changes are kept',
  mergedOf: (title: string) => `${title} was changed somewhere else too. Your change was laid beside it.`,
  undo: words.undo,
} as const;
