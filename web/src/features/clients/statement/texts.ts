/** What is said of a client's statement, once. */
export const statementTexts = {
  pdf: 'Statement (PDF)',
  send: 'Send statement',
  link: 'Copy statement link',
  end: 'End statement links',
  endQuestion: 'End every link to this statement?',
  endHint: 'Whoever holds one is told that it was replaced. You can make new ones.',
  ended: { title: 'Success', description: 'Statement links ended' },
  endFailed: 'Failed to end the links',
  title: (name: string) => `Statement for ${name}`,
  sentTo: (to: string) => ({ title: 'Success', description: `Statement sent to ${to}` }),
  sendFailed: 'Failed to send statement',
  byPhone: (url: string) => `Here is your statement: ${url}`,
  sent: 'Statement sent',
  troubles: { bounced: 'Came back', complained: 'Marked as spam' },
} as const;
