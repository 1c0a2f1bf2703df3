import { sumOf } from '#shared/domain/tax/days.ts';
import { taxableOf } from '#shared/domain/tax/figures.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { daysIn } from './days.ts';

/** Taxable sales in a number of days, in pence. */
export const taxableSales = async (firmId: FirmId, days: { from: string; to: string }): Promise<number> =>
  taxableOf(sumOf(await daysIn(firmId, days)), true);
