import { batchGet } from '#functions/lib/table.ts';
import { activityRows } from '#shared/dashboard/contract.ts';
import { today } from '#shared/dates.ts';
import { toPounds } from '#shared/money.ts';
import { activityEntity, countersEntity, revenueEntity } from './entity.ts';

/** The four figures and those of quotes, from counters: one round trip, whatever the number of records. */
export const statsOf = async (userId: string, now: number = Date.now()) => {
  const month = today(now).slice(0, 7);
  const [countersItem, revenueItem] = await batchGet([
    countersEntity.get({ userId }).params().Key,
    revenueEntity.get({ userId, month }).params().Key,
  ]);
  const counters = countersItem && countersEntity.parse({ Item: countersItem }).data;
  const revenue = revenueItem && revenueEntity.parse({ Item: revenueItem }).data;
  return {
    activeJobs: (counters?.jobs_pending ?? 0) + (counters?.jobs_in_progress ?? 0),
    monthlyRevenue: toPounds(revenue?.paidPence ?? 0),
    unpaidInvoices: counters?.invoicesOpen ?? 0,
    totalClients: counters?.clients ?? 0,
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
