import { countersEntity, dueDayEntity, revenueEntity } from '#functions/dashboard/entity.ts';
import { teamEntity } from '#functions/employees/entity.ts';
import { totalsEntity } from '#functions/inventory/entity.ts';
import { figuresEntity } from '#functions/jobs/figures.ts';
import { priceTotals } from '#functions/prices/entity.ts';
import { receiptTotals } from '#functions/receipts/entity.ts';
import { taxDayEntity } from '#functions/tax/entity.ts';

const now = { consistent: true } as const;
const all = { ...now, pages: 'all' } as const;

/** A user's counts as they are kept. */
export const countsOf = async (userId: string) => {
  const [counters, team, stock, receipts, prices, figures, months, days, taxDays] = await Promise.all([
    countersEntity.get({ userId }).go(now),
    teamEntity.get({ userId }).go(now),
    totalsEntity.get({ userId }).go(now),
    receiptTotals.get({ userId }).go(now),
    priceTotals.get({ userId }).go(now),
    figuresEntity.query.byJob({ userId }).go(all),
    revenueEntity.query.byMonth({ userId }).go(all),
    dueDayEntity.query.byDate({ userId }).go(all),
    taxDayEntity.query.byDate({ userId }).go(all),
  ]);
  return {
    counters: counters.data ?? undefined,
    team: team.data ?? undefined,
    stock: stock.data ?? undefined,
    receiptTotals: receipts.data ?? undefined,
    priceTotals: prices.data ?? undefined,
    jobFigures: figures.data,
    months: months.data,
    days: days.data,
    taxDays: taxDays.data,
  };
};
