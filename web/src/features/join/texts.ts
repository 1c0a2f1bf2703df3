/** What the page of an invitation says. */
export const texts = {
  title: (firm: string) => `Join ${firm}`,
  join: (firm: string) => `Join ${firm}`,
  joining: 'Joining...',
  failed: 'Failed to join',
  signIn: 'Sign In to join',
  signInHint: (email: string) => `Sign in with ${email}, the address that was invited.`,
  as: (email: string) => `You’re signed in as ${email}.`,
  another: 'Sign in with another address',
  ended: 'This invitation can’t be used',
  unknown: 'We don’t know this invitation. Open the link in the email again.',
  offline: 'We couldn’t look at your invitation. Check your connection.',
  home: 'Home',
  again: 'Try Again',
  loading: 'Looking at your invitation...',
} as const;
