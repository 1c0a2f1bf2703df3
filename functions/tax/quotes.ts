import { quoteEntity } from '#functions/ledger/quote-entity.ts';
import { mostQuotes, quotesAhead } from '#shared/domain/tax/quotes.ts';
import type { Ahead } from '#shared/domain/tax/registration.ts';
import type { FirmId } from '#shared/firms/ids.ts';

/** What a firm's newest quotes may bring, as of a day. */
export const newestAhead = async (firmId: FirmId, day: string): Promise<Ahead> => {
  const { data } = await quoteEntity.query.byId({ firmId }).go({
    order: 'desc',
    limit: mostQuotes,
    attributes: ['id', 'number', 'title', 'total', 'status', 'validUntil', 'answeredAt'],
  });
  return quotesAhead(data, day);
};
