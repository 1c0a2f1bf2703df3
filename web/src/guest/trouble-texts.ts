/** What the page says where a link opens nothing. */
export const troubleTexts = {
  replaced: 'This link was replaced',
  replacedText: (seller: string) =>
    `${seller} sent a newer one. Look for it in your email, or ask for it again.`,
  tooOld: 'This link has expired',
  tooOldText: (seller: string) => `Ask ${seller} for a new one.`,
  theSender: 'Whoever sent it to you',
  unknown: 'This link opens nothing',
  unknownText:
    'Part of it may be missing. Open it again from the email or message that it came in, or ask for a new one.',
  noLink: 'Open the link from your email',
  noLinkText: 'This page shows what a business sent you. The link in their email or message opens it.',
} as const;
