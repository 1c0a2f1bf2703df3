import { labels } from '../texts.ts';

const success = (description: string) => ({ title: 'Success', description });

/** What drafts and invoices with lines say, once. */
export const texts = {
  mode: 'What to charge',
  oneAmount: 'One sum',
  lines: 'Lines',
  create: 'Create Invoice',
  edit: 'Edit Draft',
  save: 'Save draft',
  issue: 'Issue',
  issuing: 'Issuing...',
  draft: 'Draft',
  drafts: 'Drafts',
  noAmount: 'No lines yet',
  noDue: 'No due date yet',
  more: 'Work details and notes',
  cannotIssue: 'This cannot be issued yet',
  editShort: 'Edit',
  delete: 'Delete',
  deleteQuestion: 'Are you sure you want to delete this draft?',
  missing: 'Draft not found',
  missingHint: 'It may have been issued or deleted.',
  backToList: 'Show all invoices',

  saved: success('Draft saved'),
  deleted: success('Draft deleted'),
  issued: (number: string) => success(`Invoice ${number} issued`),
  saveFailed: 'Failed to save draft',
  deleteFailed: 'Failed to delete draft',
  issueFailed: 'Failed to issue invoice',
} as const;

/** The form's fields. */
export const draftLabels = {
  ...labels,
  lines: texts.lines,
  pricesInclude: 'Prices include VAT',
  discount: 'Discount',
  taxPoint: 'Tax point',
  reverseCharge: 'Building work for a business',
} as const;
