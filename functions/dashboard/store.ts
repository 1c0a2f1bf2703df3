import { activityEntity, countersEntity, dueDayEntity, revenueEntity } from '#functions/figures/entity.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { activityRows } from '#shared/dashboard/rows.ts';
import { today } from '#shared/dates.ts';
import { activityShown, statsShown } from '#shared/domain/dashboard/views.ts';
import type { FirmId } from '#shared/firms/ids.ts';

const countersAndMonth = (firmId: FirmId, month: string) =>
  batchGet([keyOf(countersEntity, { firmId }), keyOf(revenueEntity, { firmId, month })]);

/** The open amounts of invoices due on a day or later: one item for each such day. */
const notYetDue = async (firmId: FirmId, day: string) => {
  const { data } = await dueDayEntity.query
    .byDate({ firmId })
    .between({ date: day }, { date: '9999-12-31' })
    .go({ consistent: true });
  return data;
};

/** The figures of jobs, money and quotes, from counters: one round trip, regardless of the number of records. */
export const statsOf = async (firmId: FirmId, now: number = Date.now()) => {
  const day = today(now);
  const [[countersItem, monthItem], dueDays] = await Promise.all([
    countersAndMonth(firmId, day.slice(0, 7)),
    notYetDue(firmId, day),
  ]);
  const counters = rowIn(countersEntity, countersItem) ?? {};
  return statsShown({ counters, month: rowIn(revenueEntity, monthItem) ?? {}, dueDays }, day);
};

/** The events of Recent Activity, newest first. */
export const activityOf = async (firmId: FirmId, now: number = Date.now()) => {
  const { data } = await activityEntity.query
    .byId({ firmId })
    .go({ order: 'desc', limit: activityRows, pages: 1, consistent: true });
  return activityShown(data, now);
};
