/** Offline, the session would continue on the server. */
export const needsConnection = {
  tone: 'danger',
  title: 'You need to be online to sign out',
  description: 'You’re still signed in.',
  short: 'You need to be online to sign out. You’re still signed in.',
} as const;
