import { titles } from '../../titles.ts';

const success = (description: string) => ({ title: 'Success', description });

export const labels = {
  name: 'Name',
  unitPrice: 'Price before VAT',
  unit: 'Unit',
  kind: 'Kind',
  vat: 'VAT',
  cost: 'Your cost',
  code: 'Code',
} as const;

export const texts = {
  title: titles.prices,
  subtitle: 'Prices you use again in quotes and invoices',
  search: 'Search prices...',
  noun: 'prices',
  none: 'No prices found',
  noneHint: 'Save your usual charges and add them in two taps',
  noMatchHint: 'Try adjusting your search',
  prompt: 'Prices',
  what: 'Your prices',

  add: 'Add Price',
  addFirst: 'Add your first price',
  addTitle: 'Add Price',
  editTitle: 'Edit Price',
  create: 'Save Price',
  update: 'Update Price',
  edit: 'Edit',
  delete: 'Delete',
  deleteQuestion: (name: string) => `Are you sure you want to delete ${name}?`,
  price: 'Price',
  used: (times: number) => (times === 1 ? 'used once' : `used ${times.toLocaleString('en-GB')} times`),
  costHint: 'Only you see this. We use it to work out your profit on a job.',

  created: success('Price saved'),
  updated: success('Price updated'),
  deleted: success('Price deleted'),
  createFailed: 'Failed to save price',
  updateFailed: 'Failed to update price',
  deleteFailed: 'Failed to delete price',
} as const;
