import { counted } from '#shared/words.ts';
import { labels } from '../texts.ts';

const success = (description: string) => ({ title: 'Success', description });

export const texts = {
  mode: 'What to charge',
  oneAmount: 'Total only',
  lines: 'Itemised',
  create: 'Create Invoice',
  edit: 'Edit Draft',
  save: 'Save draft',
  draft: 'Draft',
  drafts: 'Drafts',
  noAmount: 'No items yet',
  due: (days: number) =>
    days === 0 ? 'Due when you send it' : `Due ${counted(days, 'day')} after you send it`,
  more: 'Work details and notes',
  cannotIssue: 'This invoice isn’t ready yet',
  editShort: 'Edit',
  delete: 'Delete',
  deleteQuestion: 'Are you sure you want to delete this draft?',
  missing: 'Draft not found',
  missingHint: 'It may have been finished or deleted.',
  backToList: 'Show all invoices',

  saved: success('Draft saved'),
  deleted: success('Draft deleted'),
  issued: (number: string) => success(`Invoice ${number} finished`),
  saveFailed: 'Failed to save draft',
  deleteFailed: 'Failed to delete draft',
  issueFailed: 'Failed to finish invoice',
} as const;

/** The form's fields. */
export const draftLabels = {
  ...labels,
  lines: 'Items',
  pricesInclude: 'Prices include VAT',
  discount: 'Discount',
  taxPoint: 'Tax point',
  reverseCharge: 'Reverse charge: building work for a business',
} as const;
