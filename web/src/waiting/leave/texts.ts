const changes = (count: number): string => (count === 1 ? '1 change is' : `${count} changes are`);

export const leaveTexts = {
  question: (count: number) => `${changes(count)} not sent`,
  explained: (count: number) =>
    `${count === 1 ? 'It’s' : 'They’re'} only on this device. If you sign out, you’ll lose ${count === 1 ? 'it' : 'them'}.`,
  send: 'Send',
  sending: 'Sending...',
  lose: (count: number) => `Sign out and lose ${count === 1 ? 'it' : 'them'}`,
  stay: 'Stay',
  beingSent: {
    title: 'Your last change is being sent',
    description: 'Then we’ll sign you out.',
    short: 'Your last change is being sent. Then we’ll sign you out.',
  },
  stillThere: (count: number) => ({
    tone: 'danger' as const,
    title: `${changes(count)} still not sent`,
    description: 'You’re still signed in.',
    short: `${changes(count)} still not sent. You’re still signed in.`,
  }),
} as const;

/** For somebody removed from a firm that accepts nothing more from them. */
export const refusedTexts = {
  title: 'You’re no longer in this firm',
  notSent: (count: number) =>
    `It no longer takes changes from you. ${count === 1 ? '1 change was' : `${count} changes were`} not sent.`,
  saveHours: 'Save my hours',
  fileName: 'my-hours.csv',
  erase: 'Erase',
} as const;
