import { keyOf } from '#functions/lib/item-key.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { activityRows } from '#shared/dashboard/rows.ts';
import { today } from '#shared/dates.ts';
import { activityShown, statsShown } from '#shared/domain/dashboard/views.ts';
import { activityEntity, countersEntity, dueDayEntity, revenueEntity } from './entity.ts';

const countersAndMonth = (userId: string, month: string) =>
  batchGet([keyOf(countersEntity, { userId }), keyOf(revenueEntity, { userId, month })]);

/** What is open of invoices that are due on a day or later: one item for each such day. */
const notYetDue = async (userId: string, day: string) => {
  const { data } = await dueDayEntity.query
    .byDate({ userId })
    .between({ date: day }, { date: '9999-12-31' })
    .go({ consistent: true });
  return data;
};

/** The figures of work, money and quotes, from counters: one round trip, whatever the number of records. */
export const statsOf = async (userId: string, now: number = Date.now()) => {
  const day = today(now);
  const [[countersItem, monthItem], dueDays] = await Promise.all([
    countersAndMonth(userId, day.slice(0, 7)),
    notYetDue(userId, day),
  ]);
  const counters = rowIn(countersEntity, countersItem) ?? {};
  return statsShown({ counters, month: rowIn(revenueEntity, monthItem) ?? {}, dueDays }, day);
};

/** The newest events first. */
export const activityOf = async (userId: string, now: number = Date.now()) => {
  const { data } = await activityEntity.query
    .byId({ userId })
    .go({ order: 'desc', limit: activityRows, pages: 1, consistent: true });
  return activityShown(data, now);
};
