import type { Kind } from '#shared/domain/kinds.ts';

/**
 * The sort-key prefixes of the items that make up each kind of record. Writing one is a change in the feed
 * (`functions/sync/kinds.ts` reads the records).
 */
export const places: Readonly<Record<Kind, readonly string[]>> = {
  client: ['client'],
  site: ['site'],
  appliance: ['appliance'],
  due: ['due'],
  job: ['job'],
  assignment: ['assignment'],
  punch: ['punch'],
  week: ['timeWeek'],
  leave: ['leave'],
  employee: ['employee'],
  item: ['item', 'retiredItem'],
  stockMove: ['stockMove'],
  price: ['price'],
  quote: ['quote', 'quoteLines', 'quoteAnswer'],
  quoteVersion: ['quoteVersion'],
  invoice: ['invoice', 'invoiceLines'],
  draft: ['invoiceDraft'],
  payment: ['payment'],
  credit: ['creditNote', 'creditNoteLines'],
  claim: ['claim'],
  receipt: ['receipt'],
  note: ['note'],
  photo: ['photo'],
  certificate: ['certificate'],
  certificateValues: ['certificateValues'],
  cisStatement: ['cisStatement'],
  vatPeriod: ['vatObligation'],
  hmrcGrant: ['hmrcGrant'],
  letter: ['sentLetter', 'quoteLetter', 'certificateLetter', 'sentStatement'],
  activity: ['activity'],
  settings: ['firm'],
  profile: ['firm'],
  member: ['member'],
  'figures.counters': ['counters'],
  'figures.month': ['revenue'],
  'figures.dueDay': ['dueday'],
  'figures.taxDay': ['taxDay'],
  'figures.job': ['jobFigures'],
  'figures.client': ['client'],
  'figures.team': ['team'],
};

const fed = new Set(Object.values(places).flat());

/** The prefix of a sort key: `job` for `job#0000001`. */
export const placeOf = (sk: string): string => sk.split('#', 1)[0] ?? sk;

/** True if an item belongs to a record in the feed. */
export const isFed = (sk: string): boolean => fed.has(placeOf(sk));
