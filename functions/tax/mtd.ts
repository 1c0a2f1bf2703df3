import type { StoredUser } from '#functions/lib/session.ts';
import { mtdDays, mtdOf } from '#shared/domain/tax/mtd.ts';
import { daysIn } from './days.ts';
import { termsOf } from './terms.ts';

/** The four updates of a tax year: one round trip, whatever the number of records. */
export const mtdOfUser = async (user: StoredUser, taxYear: string) => {
  const terms = termsOf(user);
  const days = mtdDays(taxYear, terms);
  return mtdOf(terms, days ? await daysIn(user.userId, days) : [], taxYear);
};
