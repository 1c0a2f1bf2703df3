const success = (description: string) => ({ title: 'Success', description });

/** What is said of credit notes and void invoices, once. */
export const creditTexts = {
  title: 'Credit notes',
  credit: 'Credit',
  what: 'What to credit',
  all: 'All that is left',
  some: 'Some of the lines',
  quantityOf: (description: string) => `Quantity of ${description}`,
  chooseLine: 'Choose a line',
  atMost: (quantity: number) => `Can be at most ${quantity}`,
  copy: 'Make a corrected draft',
  copyHint: 'Opens a draft of the same invoice, to put right and issue.',
  toCredit: 'To credit',
  credited: (number: string) => success(`Credit note ${number} issued`),
  creditFailed: 'Failed to credit the invoice',
  creditedBefore:
    'It was credited the first time, as it was then. Look at the credit notes before you credit more.',
  pdf: 'PDF',
  pdfOf: (number: string) => `PDF of ${number}`,
  xml: 'XML',
  xmlOf: (number: string) => `E-invoice of ${number} (XML)`,
  notLoaded: 'The credit notes could not be loaded',

  makeVoid: 'Make void',
  voidQuestion: (number: string) => `Make ${number} void`,
  voidHint: 'It keeps its number and nothing is owed of it any more. This cannot be undone.',
  isVoid: 'This invoice is void',
  voided: success('Invoice made void'),
  voidFailed: 'Failed to make the invoice void',
} as const;

export const creditLabels = {
  which: creditTexts.what,
  lines: 'Lines',
  reason: 'Reason',
  copy: creditTexts.copy,
} as const;
