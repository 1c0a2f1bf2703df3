import type { Kind } from '../kinds.ts';
import type { Reader, ViewContext } from '../reader.ts';
import { bouncedCopies, tenantCopies } from './needs/certificates.ts';
import { ofConnections, ofUpdates, ofVat } from './needs/filing.ts';
import { ofDrafts, ofInvoices, paidJustNow } from './needs/invoices.ts';
import { ofJobs } from './needs/jobs.ts';
import { bouncedLetters } from './needs/letters.ts';
import { type Finder, type Looking, type Need, needReasons } from './needs/need.ts';
import { ofQuotes } from './needs/quotes.ts';
import { lowStock } from './needs/stock.ts';
import { ofTickets } from './needs/tickets.ts';

/** The kinds of record that must be complete before the result can be trusted. */
export const needsYouKinds: readonly Kind[] = [
  ...(['client', 'job', 'assignment', 'employee', 'quote', 'draft', 'invoice', 'payment'] as const),
  ...(['letter', 'item', 'vatPeriod', 'hmrcGrant', 'certificate', 'site'] as const),
];

const finders: readonly Finder[] = [
  bouncedLetters,
  bouncedCopies,
  ofVat,
  ofUpdates,
  ofConnections,
  ofTickets,
  ofQuotes,
  ofJobs,
  ofDrafts,
  ofInvoices,
  paidJustNow,
  tenantCopies,
  lowStock,
];

const order = (one: Need, other: Need): number =>
  needReasons.indexOf(one.reason) - needReasons.indexOf(other.reason) ||
  other.days - one.days ||
  one.id - other.id;

/** Everything that needs the user, the most pressing first, each record once. */
export const needsYou = (db: Reader, context: ViewContext): Need[] => {
  const looking: Looking = { db, now: context.now, today: context.today };
  const needs = finders.flatMap((find) => find(looking)).sort(order);
  return [...new Map(needs.toReversed().map((need) => [`${need.of} ${need.id}`, need])).values()].sort(order);
};
