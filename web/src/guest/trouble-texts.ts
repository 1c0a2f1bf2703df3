export const troubleTexts = {
  replaced: 'This link has been replaced',
  replacedText: (seller: string) =>
    `${seller} sent you a newer one. Look for it in your email, or ask them to send it again.`,
  tooOld: 'This link has expired',
  tooOldText: (seller: string) => `Ask ${seller} for a new one.`,
  theSender: 'The business that sent it',
  unknown: 'This link doesn’t work',
  unknownText: 'Part of it may be missing. Open it again from your email or message, or ask for a new one.',
  noLink: 'Open the link from your email',
  noLinkText: 'This page shows what a business sent you. Use the link in their email or message.',
} as const;
