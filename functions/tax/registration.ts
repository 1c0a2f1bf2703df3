import type { StoredUser } from '#functions/lib/session.ts';
import { quoteEntity } from '#functions/quotes/entity.ts';
import { today } from '#shared/dates.ts';
import { mostQuotes, registrationDays, registrationOn } from '#shared/domain/tax/registration.ts';
import type { RegistrationQuery } from '#shared/tax/registration.ts';
import { daysIn } from './days.ts';
import { termsOf } from './terms.ts';

const newestQuotes = async (userId: string) => {
  const { data } = await quoteEntity.query.byId({ userId }).go({
    order: 'desc',
    limit: mostQuotes,
    attributes: ['id', 'number', 'title', 'total', 'status', 'validUntil', 'answeredAt'],
  });
  return data;
};

/** How near a business is to registration: two round trips side by side, bounded by days, and by the newest quotes. */
export const registrationOf = async (user: StoredUser, { expected = 0 }: RegistrationQuery) => {
  const asOf = today();
  const [days, quotes] = await Promise.all([
    daysIn(user.userId, registrationDays(asOf)),
    newestQuotes(user.userId),
  ]);
  return registrationOn(asOf, { terms: termsOf(user), days, quotes, expected });
};
