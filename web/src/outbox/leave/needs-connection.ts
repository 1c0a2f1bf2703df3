/** Without a connection the session would go on at the server. */
export const needsConnection = {
  tone: 'danger',
  title: 'Signing out needs a connection',
  description: 'You are still signed in.',
  short: 'Signing out needs a connection. You are still signed in.',
} as const;
