import { formatDate } from '#shared/dates.ts';
import type { TaxRecord } from '#shared/tax/records.ts';
import { titles } from '../../titles.ts';

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
  failed: 'We couldn’t load these figures',
  careful: 'Don’t rely on these figures yet',
  known: 'Good to know',
  /** With the date on which the sources were last checked. */
  source: (name: string) => `${name}, checked on ${formatDate('2026-11-21')}.`,
  notAdvice:
    'We work these figures out from your records for you to check. Nothing goes to HMRC until you press File or Send. This isn’t tax advice.',
  due: (day: string) => `Due ${day}`,
  behind: (name: string) => `Records behind ${name}`,
  noRecords: 'No records in this figure yet',
  noRecordsHint: 'Invoices, payments and receipts show here by date',
  kinds: { invoice: 'Invoice', credit_note: 'Credit note', payment: 'Paid', receipt: 'Receipt' },
  /** Why a record counts on its date, if its kind doesn’t say so. */
  whys: {
    prepaid: 'Paid before the work',
    refund: 'Paid back',
    badDebt: 'Bad debt',
    badDebtBack: 'Paid after all',
    unpaid: 'Bill not paid yet',
    paid: 'Bill paid',
    onHand: 'Bought before you registered',
    fee: 'Stripe’s fee',
    scheme: 'Unpaid when cash accounting ended',
  } as Partial<Record<TaxRecord['why'], string>>,
  more: 'Show more',
  period: (from: string, to: string) =>
    `${formatDate(from).replace(` ${to.slice(0, 4)}`, '')} to ${formatDate(to)}`,
} as const;

/** The kind of record behind a figure, in a few words. */
export const nameOfRecord = ({ kind, why }: Pick<TaxRecord, 'kind' | 'why'>): string =>
  texts.whys[why] ?? texts.kinds[kind];
