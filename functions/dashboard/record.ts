import { type Write, write } from '#functions/lib/transact.ts';
import type { Activity } from '#shared/dashboard/contract.ts';
import { newId } from '#shared/ids.ts';
import { activityEntity, countersEntity, dueDayEntity, revenueEntity } from './entity.ts';

export type CounterName =
  | 'clients'
  | 'invoicesOpen'
  | 'invoicesPaid'
  | 'openPence'
  | 'quotesOpen'
  | 'quotesOpenPence'
  | 'quotesAccepted'
  | 'quotesAcceptedPence'
  | 'quotesDeclined'
  | 'jobs_pending'
  | 'jobs_in_progress'
  | 'jobs_completed'
  | 'jobs_cancelled';

const notZero = (deltas: Partial<Record<CounterName, number>>) =>
  Object.fromEntries(Object.entries(deltas).filter(([, delta]) => delta !== 0));

/** Adds to a user's counters within a transaction; nothing where nothing changes. */
export const count = (userId: string, deltas: Partial<Record<CounterName, number>>): Write[] => {
  const changed = notZero(deltas);
  if (Object.keys(changed).length === 0) return [];
  return [write(countersEntity.update({ userId }).add({ ...changed, revision: 1 }))];
};

/** Adds pence to what was paid in a month (`YYYY-MM`, Europe/London). */
export const countRevenue = (userId: string, month: string, pence: number): Write[] =>
  pence === 0 ? [] : [write(revenueEntity.update({ userId, month }).add({ paidPence: pence, revision: 1 }))];

/** Adds to the quotes that were accepted in a month (`YYYY-MM`, Europe/London). */
export const countAccepted = (
  userId: string,
  month: string,
  quotesAccepted: number,
  quotesAcceptedPence: number,
): Write[] => [
  write(revenueEntity.update({ userId, month }).add({ quotesAccepted, quotesAcceptedPence, revision: 1 })),
];

/** Adds to what is open of the invoices due on a day. */
export const countDueDay = (userId: string, date: string, openCount: number, openPence: number): Write[] =>
  openCount === 0 && openPence === 0
    ? []
    : [write(dueDayEntity.update({ userId, date }).add({ openCount, openPence, revision: 1 }))];

/** Events older than this leave the list, in seconds: 90 days. */
const keptSeconds = 90 * 24 * 60 * 60;

/** Notes in a transaction what happened. */
export const note = (
  userId: string,
  event: Pick<Activity, 'kind' | 'label' | 'subject' | 'subjectId'>,
): Write[] => {
  const now = Date.now();
  const ttl = Math.floor(now / 1000) + keptSeconds;
  return [write(activityEntity.put({ userId, id: newId(), at: new Date(now).toISOString(), ttl, ...event }))];
};
