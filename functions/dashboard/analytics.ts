import { topPayers } from '#functions/clients/ranking.ts';
import { countersEntity, dueDayEntity, revenueEntity } from '#functions/figures/entity.ts';
import { topClientRows } from '#shared/dashboard/rows.ts';
import { lastMonths, today } from '#shared/dates.ts';
import { ageingFrom, analyticsShown } from '#shared/domain/dashboard/views.ts';
import type { FirmId } from '#shared/firms/ids.ts';

const readMonths = async (firmId: FirmId, months: string[]) => {
  const { data } = await revenueEntity.query
    .byMonth({ firmId })
    .between({ month: months[0] ?? '' }, { month: months.at(-1) ?? '' })
    .go({ consistent: true });
  return data;
};

const readDueDays = async (firmId: FirmId, from: string) => {
  const { data } = await dueDayEntity.query
    .byDate({ firmId })
    .between({ date: from }, { date: '9999-12-31' })
    .go({ consistent: true });
  return data;
};

/** The dashboard's charts: four parallel reads, limited by months and days, not by records. */
export const analyticsOf = async (firmId: FirmId, now: number = Date.now()) => {
  const day = today(now);
  const [{ data: counters }, months, dueDays, topClients] = await Promise.all([
    countersEntity.get({ firmId }).go({ consistent: true }),
    readMonths(firmId, lastMonths(day, 12)),
    readDueDays(firmId, ageingFrom(day)),
    topPayers(firmId, topClientRows),
  ]);
  return analyticsShown({ counters: counters ?? {}, months, dueDays, topClients }, day);
};
