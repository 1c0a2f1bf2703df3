import { taxDayEntity } from '#functions/figures/tax-day-entity.ts';
import type { TaxDay } from '#shared/domain/tax/days.ts';
import type { FirmId } from '#shared/firms/ids.ts';

/** The days of a period with any counts, oldest first: a year takes one round trip. */
export const daysIn = async (
  firmId: FirmId,
  { from, to }: { from: string; to: string },
): Promise<TaxDay[]> => {
  const { data } = await taxDayEntity.query
    .byDate({ firmId })
    .between({ date: from }, { date: to })
    .go({ pages: 'all', consistent: true });
  return data;
};
