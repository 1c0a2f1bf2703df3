/** What is said of a client's statement, once. */
export const statementTexts = {
  pdf: 'Statement (PDF)',
  send: 'Send statement',
  link: 'Copy statement link',
  end: 'Stop statement links',
  endQuestion: 'Stop every link to this statement?',
  endHint: 'Anyone opening an old link is asked to contact you. You can create new ones.',
  ended: { title: 'Success', description: 'Statement links stopped' },
  endFailed: 'Failed to stop links',
  title: (name: string) => `Statement for ${name}`,
  sentTo: (to: string) => ({ title: 'Success', description: `Statement sent to ${to}` }),
  sendFailed: 'Failed to send statement',
  byPhone: (url: string) => `Here is your statement: ${url}`,
  sent: 'Statement sent',
  troubles: { bounced: 'Bounced', complained: 'Marked as spam', failed: 'Not sent' },
} as const;
