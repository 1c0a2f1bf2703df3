import { quoteEntity } from '#functions/ledger/quote-entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { type Ref, refOf } from './records.ts';

/** Those of the newest quotes that await an answer. */
export const sentQuotes = async (firmId: FirmId, limit: number): Promise<Ref[]> => {
  const { data } = await quoteEntity.query
    .byId({ firmId })
    .go({ order: 'desc', pages: 1, consistent: true, limit });
  return data.filter(({ status }) => status === 'sent').map(({ id }) => refOf('quote', { id }));
};
