/** What an invoice is, wherever a word of it is shown. */
export const invoiceStates = {
  unpaid: 'Unpaid',
  paid: 'Paid',
  overdue: 'Overdue',
  credited: 'Credited',
  void: 'Void',
} as const;
