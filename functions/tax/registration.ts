import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { today } from '#shared/dates.ts';
import { type Ahead, registrationDays, registrationOn } from '#shared/domain/tax/registration.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { RegistrationQuery } from '#shared/tax/registration.ts';
import { daysIn } from './days.ts';
import { newestAhead } from './quotes.ts';
import { termsOf } from './terms.ts';

/** The work that may bring turnover. */
const aheads: readonly ((firmId: FirmId, day: string) => Promise<Ahead>)[] = [newestAhead];

/** How near a business is to the VAT registration threshold: parallel round trips, limited by days, and by the newest quotes. */
export const registrationOf = async (firm: StoredFirm, { expected = 0 }: RegistrationQuery) => {
  const asOf = today();
  const [days, ahead] = await Promise.all([
    daysIn(firm.firmId, registrationDays(asOf)),
    Promise.all(aheads.map((of) => of(firm.firmId, asOf))),
  ]);
  return registrationOn(asOf, { terms: termsOf(firm), days, ahead, expected });
};
