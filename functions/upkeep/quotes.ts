import type { Counted } from '#functions/figures/moved.ts';
import { quoteEntity } from '#functions/ledger/quote-entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { numberOf } from './grouped.ts';

/** Everything of a firm's quotes that the counts depend on. */
export const quotesOf = async (firmId: FirmId) => {
  const { data: quotes } = await quoteEntity.query.byId({ firmId }).go({
    ...{ consistent: true, pages: 'all' },
    attributes: ['clientId', 'jobId', 'status', 'total', 'answeredAt', 'validUntil'],
  });
  return { quotes, quotesByJob: numberOf(quotes, ({ jobId }) => jobId) };
};

type Quotes = Awaited<ReturnType<typeof quotesOf>>;

/** A job's count of quotes. */
export const quoteCountOf = ({ quotesByJob }: Quotes, jobId: number) => ({
  quoteCount: quotesByJob.get(jobId) ?? 0,
});

/** As figures count them. */
export const quotesCounted = ({ quotes }: Quotes): Counted[] =>
  quotes.map((after) => ({ kind: 'quote', before: undefined, after }));
