import { quoteEntity } from '#functions/quotes/entity.ts';
import { addDays, londonDate } from '#shared/dates.ts';
import { toPence } from '#shared/money.ts';
import { isAnswerable } from '#shared/quotes/status.ts';

/** The newest quotes that are looked at: who has more open than these knows how near the limit is. */
const most = 500;

/** The future test looks so many days ahead, and what was accepted in so many is taken to be done in them. */
const aheadDays = 30;

/** The quotes of a user that wait for an answer, and what was accepted in the last 30 days, in pence. */
export const openQuotes = async (userId: string, day: string) => {
  const { data } = await quoteEntity.query.byId({ userId }).go({
    order: 'desc',
    limit: most,
    attributes: ['id', 'number', 'title', 'total', 'status', 'validUntil', 'answeredAt'],
  });
  const since = addDays(day, -aheadDays);
  const accepted = data.filter(
    ({ status, answeredAt }) => status === 'accepted' && answeredAt && londonDate(answeredAt) > since,
  );
  return {
    open: data
      .filter((quote) => isAnswerable(quote, day))
      .map(({ id, number, title, total }) => ({ id, number, title, total })),
    acceptedPence: accepted.reduce((sum, { total }) => sum + toPence(total), 0),
  };
};
