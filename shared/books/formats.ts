/** The recipients of files, and what each gets. `accountant` is a ZIP, the others are CSV. */
export const bookKinds = {
  xero: ['sales', 'bank', 'cis', 'bills'],
  quickbooks: ['sales', 'credits', 'expenses'],
  freeagent: ['bank', 'cis', 'expenses'],
  receipts: ['csv'],
  accountant: ['zip'],
} as const;

export const bookFormats = Object.keys(bookKinds) as BookFormat[];
export type BookFormat = keyof typeof bookKinds;
export type BookKind = (typeof bookKinds)[BookFormat][number];

export const allBookKinds = [...new Set(Object.values(bookKinds).flat())] as [BookKind, ...BookKind[]];

/** True if this file is offered. */
export const isBook = (format: BookFormat, kind: BookKind): boolean =>
  (bookKinds[format] as readonly BookKind[]).includes(kind);

/**
 * The most that a program takes in one file; larger ones are split into numbered parts. `records` are invoices or credit notes.
 * Xero takes 500 invoices and 1,000 statement rows; QuickBooks 100 invoices in 1,000 rows. For receipts, the limit is what fits in
 * memory.
 */
export const partLimits: Record<string, { records: number; rows: number }> = {
  'xero/sales': { records: 500, rows: 50_000 },
  'xero/bank': { records: 1000, rows: 1000 },
  'xero/cis': { records: 1000, rows: 1000 },
  'xero/bills': { records: 500, rows: 50_000 },
  'quickbooks/sales': { records: 100, rows: 1000 },
  'quickbooks/credits': { records: 100, rows: 1000 },
  'quickbooks/expenses': { records: 100, rows: 1000 },
  'freeagent/bank': { records: 1000, rows: 1000 },
  'freeagent/cis': { records: 1000, rows: 1000 },
  'freeagent/expenses': { records: 500, rows: 1000 },
  'receipts/csv': { records: 5000, rows: 5000 },
};

/** The most rows of a file built within the call; larger files are built by the work queue. */
export const rowsAtOnce = 500;

/** The most records in one file: more need a shorter range. */
export const mostRecords = 20_000;

/** The longest range in days: two years. */
export const longestRange = 731;
