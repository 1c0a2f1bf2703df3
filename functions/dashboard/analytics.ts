import { topPayers } from '#functions/clients/ranking.ts';
import { topClientRows } from '#shared/dashboard/rows.ts';
import { lastMonths, today } from '#shared/dates.ts';
import { ageingFrom, analyticsShown } from '#shared/domain/dashboard/views.ts';
import { countersEntity, dueDayEntity, revenueEntity } from './entity.ts';

const readMonths = async (userId: string, months: string[]) => {
  const { data } = await revenueEntity.query
    .byMonth({ userId })
    .between({ month: months[0] ?? '' }, { month: months.at(-1) ?? '' })
    .go({ consistent: true });
  return data;
};

const readDueDays = async (userId: string, from: string) => {
  const { data } = await dueDayEntity.query
    .byDate({ userId })
    .between({ date: from }, { date: '9999-12-31' })
    .go({ consistent: true });
  return data;
};

/** The dashboard's charts: four reads side by side, bounded by months and days, not by records. */
export const analyticsOf = async (userId: string, now: number = Date.now()) => {
  const day = today(now);
  const [{ data: counters }, months, dueDays, topClients] = await Promise.all([
    countersEntity.get({ userId }).go({ consistent: true }),
    readMonths(userId, lastMonths(day, 12)),
    readDueDays(userId, ageingFrom(day)),
    topPayers(userId, topClientRows),
  ]);
  return analyticsShown({ counters: counters ?? {}, months, dueDays, topClients }, day);
};
