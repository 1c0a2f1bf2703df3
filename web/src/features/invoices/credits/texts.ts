const success = (description: string) => ({ title: 'Success', description });

export const creditTexts = {
  title: 'Credit notes',
  credit: 'Issue credit note',
  what: 'What to credit',
  all: 'Full amount',
  some: 'Some of the items',
  quantityOf: (description: string) => `Quantity of ${description}`,
  chooseLine: 'Choose an item',
  atMost: (quantity: number) => `Can be at most ${quantity}`,
  copy: 'Start a corrected invoice',
  copyHint: 'Opens a copy of this invoice as a draft for you to correct.',
  toCredit: 'To credit',
  credited: (number: string) => success(`Credit note ${number} issued`),
  creditFailed: 'Failed to issue credit note',
  pdf: 'PDF',
  pdfOf: (number: string) => `PDF of ${number}`,
  xml: 'XML',
  xmlOf: (number: string) => `E-invoice of ${number} (XML)`,
  notLoaded: 'The credit notes couldn’t be loaded',

  makeVoid: 'Void',
  voidQuestion: (number: string) => `Void ${number}?`,
  voidHint: 'It keeps its number, but your client no longer owes anything on it. You can’t undo this.',
  isVoid: 'This invoice is void',
  voided: success('Invoice voided'),
  voidFailed: 'Failed to void invoice',
} as const;

export const creditLabels = {
  which: creditTexts.what,
  lines: 'Items',
  reason: 'Reason',
  copy: creditTexts.copy,
} as const;
