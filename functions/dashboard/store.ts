import { keyOf } from '#functions/lib/item-key.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { activityRows } from '#shared/dashboard/contract.ts';
import { today } from '#shared/dates.ts';
import { jobStatuses } from '#shared/jobs/status.ts';
import { toPounds } from '#shared/money.ts';
import { activityEntity, countersEntity, dueDayEntity, revenueEntity } from './entity.ts';
import type { CounterName } from './record.ts';

const countersAndMonth = (userId: string, month: string) =>
  batchGet([keyOf(countersEntity, { userId }), keyOf(revenueEntity, { userId, month })]);

/** Pence on invoices that are due on a day or later: one item for each such day. */
const notYetDue = async (userId: string, day: string): Promise<number> => {
  const { data } = await dueDayEntity.query
    .byDate({ userId })
    .between({ date: day }, { date: '9999-12-31' })
    .go({ consistent: true, attributes: ['openPence'] });
  return data.reduce((sum, { openPence = 0 }) => sum + openPence, 0);
};

type Counted = Partial<Record<CounterName, number>>;

const recordsIn = (counters: Counted): number =>
  [
    counters.invoicesOpen,
    counters.invoicesPaid,
    ...jobStatuses.map((status) => counters[`jobs_${status}`]),
  ].reduce<number>((sum, count = 0) => sum + count, 0);

/** The figures of work, money and quotes, from counters: one round trip, whatever the number of records. */
export const statsOf = async (userId: string, now: number = Date.now()) => {
  const day = today(now);
  const [[countersItem, revenueItem], notDuePence] = await Promise.all([
    countersAndMonth(userId, day.slice(0, 7)),
    notYetDue(userId, day),
  ]);
  const counters = rowIn(countersEntity, countersItem);
  const revenue = rowIn(revenueEntity, revenueItem);
  return {
    activeJobs: (counters?.jobs_pending ?? 0) + (counters?.jobs_in_progress ?? 0),
    monthlyRevenue: toPounds(revenue?.paidPence ?? 0),
    unpaidInvoices: counters?.invoicesOpen ?? 0,
    totalClients: counters?.clients ?? 0,
    owed: toPounds(counters?.openPence ?? 0),
    overdue: toPounds(Math.max(0, (counters?.openPence ?? 0) - notDuePence)),
    records: recordsIn(counters ?? {}),
    quotes: {
      open: counters?.quotesOpen ?? 0,
      openTotal: toPounds(counters?.quotesOpenPence ?? 0),
      accepted: revenue?.quotesAccepted ?? 0,
      acceptedTotal: toPounds(revenue?.quotesAcceptedPence ?? 0),
    },
  };
};

/** The newest events first. */
export const activityOf = async (userId: string) => {
  const { data } = await activityEntity.query
    .byId({ userId })
    .go({ order: 'desc', limit: activityRows, pages: 1, consistent: true });
  return data;
};
