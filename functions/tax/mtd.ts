import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { mtdDays, mtdOf } from '#shared/domain/tax/mtd.ts';
import { daysIn } from './days.ts';
import { termsOf } from './terms.ts';

/** The four updates of a tax year: one round trip, regardless of the number of records. */
export const mtdOfUser = async (firm: StoredFirm, taxYear: string) => {
  const terms = termsOf(firm);
  const days = mtdDays(taxYear, terms);
  return mtdOf(terms, days ? await daysIn(firm.firmId, days) : [], taxYear);
};
