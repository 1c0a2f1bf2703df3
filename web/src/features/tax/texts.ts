import { formatDate } from '#shared/dates.ts';
import { titles } from '../../data/titles.ts';

/** What the tax page says, once. */
export const texts = {
  title: titles.tax,
  what: 'Your tax figures',
  parts: { vat: 'VAT', registration: 'Registration', mtd: 'Income Tax', cis: 'CIS' },
  part: 'Part',
  year: 'Tax year',
  save: 'Save',
  saved: { title: 'Success', description: 'Saved' },
  saveFailed: 'Failed to save',
  retry: 'Try Again',
  failed: 'These figures could not be loaded',
  careful: 'Do not rely on this yet',
  known: 'Good to know',
  /** The day on which the sources were last read. */
  source: (name: string) => `${name}, as found on ${formatDate('2026-11-21')}.`,
  notAdvice:
    'Figures to check and copy, worked out from what you entered. Fettle files nothing with HMRC and gives no advice.',
  due: (day: string) => `Due ${day}`,
  behind: (name: string) => `Records behind ${name}`,
  noRecords: 'Nothing lies behind this figure',
  noRecordsHint: 'What you invoice, get paid and keep receipts of shows here by its day',
  kinds: { invoice: 'Invoice', credit_note: 'Credit note', payment: 'Paid', receipt: 'Receipt' },
  more: 'Show more',
  period: (from: string, to: string) => `${formatDate(from)} to ${formatDate(to)}`,
} as const;
