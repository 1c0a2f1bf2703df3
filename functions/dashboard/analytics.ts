import { topPayers } from '#functions/clients/ranking.ts';
import { type AgeingBucket, ageingBucket, ageingBuckets, ageingDays } from '#shared/dashboard/ageing.ts';
import { topClientRows } from '#shared/dashboard/contract.ts';
import { addDays, lastMonths, today } from '#shared/dates.ts';
import { jobStatuses } from '#shared/jobs/status.ts';
import { toPounds } from '#shared/money.ts';
import { countersEntity, dueDayEntity, revenueEntity } from './entity.ts';

const readCounters = async (userId: string) =>
  (await countersEntity.get({ userId }).go({ consistent: true })).data ?? { userId };
type Counters = Awaited<ReturnType<typeof readCounters>>;

const revenueByMonth = async (userId: string, months: string[]) => {
  const { data } = await revenueEntity.query
    .byMonth({ userId })
    .between({ month: months[0] ?? '' }, { month: months.at(-1) ?? '' })
    .go({ consistent: true });
  const pence = new Map(data.map((row) => [row.month, row.paidPence ?? 0]));
  return months.map((month) => ({ month, amount: toPounds(pence.get(month) ?? 0) }));
};

const dueDays = async (userId: string, day: string) => {
  const from = addDays(day, -ageingDays);
  const { data } = await dueDayEntity.query
    .byDate({ userId })
    .between({ date: from }, { date: '9999-12-31' })
    .go({ consistent: true });
  return data;
};

const ageing = (days: Awaited<ReturnType<typeof dueDays>>, day: string, counters: Counters) => {
  const sums = new Map<AgeingBucket, { count: number; pence: number }>();
  // What no day of the last two months holds is older: the total less all that is known.
  let rest = { count: counters.invoicesOpen ?? 0, pence: counters.openPence ?? 0 };
  for (const { date, openCount = 0, openPence = 0 } of days) {
    const bucket = ageingBucket(date, day);
    const { count, pence } = sums.get(bucket) ?? { count: 0, pence: 0 };
    sums.set(bucket, { count: count + openCount, pence: pence + openPence });
    rest = { count: rest.count - openCount, pence: rest.pence - openPence };
  }
  sums.set('60+', rest);
  return ageingBuckets.map((bucket) => {
    const { count, pence } = sums.get(bucket) ?? { count: 0, pence: 0 };
    return { bucket, count, amount: toPounds(pence) };
  });
};

/** The dashboard's charts: four reads side by side, bounded by months and days, not by records. */
export const analyticsOf = async (userId: string, now: number = Date.now()) => {
  const day = today(now);
  const [counters, revenue, days, topClients] = await Promise.all([
    readCounters(userId),
    revenueByMonth(userId, lastMonths(day, 12)),
    dueDays(userId, day),
    topPayers(userId, topClientRows),
  ]);
  return {
    revenueByMonth: revenue,
    ageing: ageing(days, day, counters),
    jobsByStatus: jobStatuses.map((status) => ({ status, count: counters[`jobs_${status}`] ?? 0 })),
    topClients,
  };
};
