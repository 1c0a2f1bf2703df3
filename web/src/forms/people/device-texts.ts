export const signedInTexts = {
  title: 'Where you’re signed in',
  failed: 'Your devices couldn’t be loaded',
  thisDevice: 'This device',
  lastUsed: (ago: string) => `Last used ${ago}`,
  end: 'Sign out',
  endOf: (name: string) => `Sign out ${name}`,
  ended: { title: 'Signed out' },
  endFailed: 'That device couldn’t be signed out',
  of: 'Devices',
  ofWhom: (name: string) => `Devices of ${name}`,
  none: 'They haven’t signed in to this firm yet.',
} as const;
