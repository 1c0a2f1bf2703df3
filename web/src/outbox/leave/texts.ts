const changes = (count: number): string => (count === 1 ? '1 change is' : `${count} changes are`);

export const leaveTexts = {
  question: (count: number) => `${changes(count)} not sent`,
  explained: (count: number) =>
    `${count === 1 ? 'It is' : 'They are'} on this device alone. Signing out takes everything off it.`,
  send: 'Send',
  sending: 'Sending...',
  lose: (count: number) => `Sign out and lose ${count === 1 ? 'it' : 'them'}`,
  stay: 'Stay',
  beingSent: {
    title: 'Your last change is being sent',
    description: 'You are signed out after that.',
    short: 'Your last change is being sent. You are signed out after that.',
  },
  stillThere: (count: number) => ({
    tone: 'danger' as const,
    title: `${changes(count)} still not sent`,
    description: 'You are still signed in.',
    short: `${changes(count)} still not sent. You are still signed in.`,
  }),
} as const;
