/** What is said about sending an invoice, once. */
export const sendTexts = {
  send: 'Send',
  sendAgain: 'Send again',
  title: (number: string) => `Send ${number}`,
  sent: (to: string) => ({ title: 'Success', description: `Sent to ${to}` }),
  failed: 'Failed to send invoice',
  remindTitle: (number: string) => `Remind about ${number}`,
  remindAction: (name: string) => `Remind ${name}`,
  remindedToday: 'Already reminded today',
  remindedTodayHint: 'One reminder goes out a day. You can send another tomorrow.',
  unprintable: 'The PDF would show empty boxes',
  byPhone: (number: string, url: string) => `Here is invoice ${number}: ${url}`,
} as const;
