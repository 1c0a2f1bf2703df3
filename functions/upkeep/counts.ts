import { countersEntity, dueDayEntity, revenueEntity } from '#functions/figures/entity.ts';
import { jobFiguresEntity } from '#functions/figures/job-entity.ts';
import { taxDayEntity } from '#functions/figures/tax-day-entity.ts';
import { teamEntity } from '#functions/figures/team-entity.ts';
import { totalsEntity } from '#functions/inventory/entity.ts';
import { priceTotals } from '#functions/prices/entity.ts';
import { receiptTotals } from '#functions/receipts/entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';

const now = { consistent: true } as const;
const all = { ...now, pages: 'all' } as const;

/** A firm's stored counts. */
export const countsOf = async (firmId: FirmId) => {
  const [counters, team, stock, receipts, prices, figures, months, days, taxDays] = await Promise.all([
    countersEntity.get({ firmId }).go(now),
    teamEntity.get({ firmId }).go(now),
    totalsEntity.get({ firmId }).go(now),
    receiptTotals.get({ firmId }).go(now),
    priceTotals.get({ firmId }).go(now),
    jobFiguresEntity.query.byJob({ firmId }).go(all),
    revenueEntity.query.byMonth({ firmId }).go(all),
    dueDayEntity.query.byDate({ firmId }).go(all),
    taxDayEntity.query.byDate({ firmId }).go(all),
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
