/**
 * The kinds of record that the change feed carries. What a kind holds is its shape in `shapes.ts`. Figures are records too: what
 * the server counts in the transaction of every change.
 */
export const kinds = [
  'client',
  'job',
  'assignment',
  'employee',
  'item',
  'stockMove',
  'price',
  'quote',
  'quoteVersion',
  'invoice',
  'draft',
  'payment',
  'credit',
  'claim',
  'receipt',
  'photo',
  'certificate',
  'cisStatement',
  'letter',
  'activity',
  'settings',
  'profile',
  'figures.counters',
  'figures.month',
  'figures.dueDay',
  'figures.taxDay',
  'figures.job',
] as const;

export type Kind = (typeof kinds)[number];
