import { titles } from '../../data/titles.ts';
import { labels as partyLabels } from '../../forms/party/texts.ts';

const success = (description: string) => ({ title: 'Success', description });

/** What the invoices page says, once. */
export const texts = {
  title: titles.invoices,
  create: 'Create Invoice',
  matchBank: 'Match bank statement',
  edit: 'Edit Invoice',
  update: 'Update Invoice',
  saving: 'Saving...',
  cancel: 'Cancel',
  search: 'Search invoices...',
  overdue: (count: number) => `${count} overdue invoice(s) require attention`,
  overdueHint: 'Send reminders to clients for overdue payments to maintain cash flow',
  showOverdue: 'Show overdue',
  none: 'No invoices found',
  noneHint: 'Get started by creating your first invoice',
  noMatchHint: 'Try adjusting your search',
  noun: 'invoices',
  prompt: 'Invoice Management',
  yours: 'Your invoices',
  this: 'This invoice',
  missing: 'Invoice not found',
  missingHint: 'It may have been deleted, or the link is not complete.',
  backToList: 'Show all invoices',
  choose: 'Choose an invoice to see it here',

  created: success('Invoice created successfully'),
  updated: success('Invoice updated successfully'),
  deleted: success('Invoice deleted successfully'),
  reminded: success('Reminder sent successfully'),
  createFailed: 'Failed to create invoice',
  updateFailed: 'Failed to update invoice',
  deleteFailed: 'Failed to delete invoice',
  remindFailed: 'Failed to send reminder',
  mailNotConfigured: 'Email service not configured',
  mailNotConfiguredHint: 'Email service not configured. Contact support to set up email reminders.',
  shareFailed: 'The PDF could not be shared',

  remind: 'Remind',
  reminding: 'Sending...',
  remindAbout: (number: string) => `Send reminder for ${number}`,
  pdf: 'PDF',
  share: 'Share',
  markPaid: 'Mark paid',
  markUnpaid: 'Mark unpaid',
  undo: 'Undo',
  recordPayment: 'Record payment',
  received: 'Paid so far',
  credited: 'Credited',
  left: 'Still to pay',
  editShort: 'Edit',
  delete: 'Delete',
  deleteQuestion: (number: string) => `Are you sure you want to delete ${number}?`,
  deleteHint: 'The invoice and its PDF will be gone.',

  fixed: 'This invoice is issued: its lines and sums stay as they are. Credit it to correct them.',
  noBusiness: 'This invoice does not say who you are yet.',
  noBank: 'This invoice does not say where to pay yet.',
  addDetails: 'Add your business details',

  question: 'What should your invoices say about you?',
  questionHint: 'Your client sees who the invoice is from and where to pay. Change it any time in Settings.',
  notNow: 'Not now',
  saveDetails: 'Save details',

  work: 'Work',
  costs: 'Labour and materials',
  labourSum: (hours: number, rate: string, cost: string) => `${hours} h × ${rate} = ${cost}`,
  takeLabour: 'Use as labour cost',
  sumDiffers: (parts: string, difference: string) =>
    `Materials and labour come to ${parts}, ${difference} than the amount`,
  sumDiffersHint: 'The client pays the amount. Both are printed as you give them.',
  makeAmount: (parts: string) => `Make the amount ${parts}`,

  statuses: { unpaid: 'Unpaid', paid: 'Paid', overdue: 'Overdue', credited: 'Credited', void: 'Void' },
  filters: { all: 'All', unpaid: 'Unpaid', paid: 'Paid', overdue: 'Overdue' },
} as const;

/** The form's fields. */
export const labels = {
  invoiceNumber: 'Invoice Number',
  ...partyLabels,
  amount: 'Amount',
  status: 'Status',
  dueDate: 'Due Date',
  workDescription: 'Work Description',
  workStartDate: 'Work Start Date',
  workEndDate: 'Work End Date',
  workLocation: 'Work Location',
  materialsCost: 'Materials Cost',
  laborCost: 'Labour Cost',
  hoursWorked: 'Hours Worked',
  hourlyRate: 'Hourly Rate',
  notes: 'Notes',
} as const;
