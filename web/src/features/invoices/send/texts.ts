/** What is said about sending an invoice, once. */
export const sendTexts = {
  send: 'Send',
  sendAgain: 'Send again',
  title: (number: string) => `Send ${number}`,
  sent: (to: string) => ({ title: 'Success', description: `Sent to ${to}` }),
  failed: 'Failed to send invoice',
} as const;
