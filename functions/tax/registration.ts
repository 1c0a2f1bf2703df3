import { quoteEntity } from '#functions/ledger/quote-entity.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { today } from '#shared/dates.ts';
import { mostQuotes, registrationDays, registrationOn } from '#shared/domain/tax/registration.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { RegistrationQuery } from '#shared/tax/registration.ts';
import { daysIn } from './days.ts';
import { termsOf } from './terms.ts';

const newestQuotes = async (firmId: FirmId) => {
  const { data } = await quoteEntity.query.byId({ firmId }).go({
    order: 'desc',
    limit: mostQuotes,
    attributes: ['id', 'number', 'title', 'total', 'status', 'validUntil', 'answeredAt'],
  });
  return data;
};

/** How near a business is to the VAT registration threshold: two parallel round trips, limited by days, and by the newest quotes. */
export const registrationOf = async (firm: StoredFirm, { expected = 0 }: RegistrationQuery) => {
  const asOf = today();
  const [days, quotes] = await Promise.all([
    daysIn(firm.firmId, registrationDays(asOf)),
    newestQuotes(firm.firmId),
  ]);
  return registrationOn(asOf, { terms: termsOf(firm), days, quotes, expected });
};
