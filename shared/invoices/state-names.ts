/** The display names of invoice statuses. */
export const invoiceStates = {
  unpaid: 'Unpaid',
  paid: 'Paid',
  overdue: 'Overdue',
  credited: 'Credited',
  void: 'Void',
} as const;
