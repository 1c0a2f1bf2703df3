import { withNames } from '#functions/invoices/known-names.ts';
import { firstIdAfter, pageById } from '#functions/lib/list.ts';
import { versionsOf } from '#functions/lib/names.ts';
import { shownQuoteRow } from '#shared/domain/quotes/shown.ts';
import { pageRows } from '#shared/limits.ts';
import type { QuotesQuery } from '#shared/quotes/contract.ts';
import { quoteEntity } from './entity.ts';

/** One page of the quotes of a client or a job: the heads are few and small, so they are read through rather than indexed. */
const pageOfSome = async (userId: string, { clientId, jobId, cursor, limit = pageRows }: QuotesQuery) => {
  const { data } = await quoteEntity.query
    .byId({ userId })
    .between({ id: 0 }, { id: firstIdAfter(cursor) })
    .where((quote, { eq }) =>
      [
        ...(clientId === undefined ? [] : [eq(quote.clientId, clientId)]),
        ...(jobId === undefined ? [] : [eq(quote.jobId, jobId)]),
      ].join(' AND '),
    )
    .go({ order: 'desc', consistent: true, count: limit + 1 });
  const rows = data.slice(0, limit);
  const last = data.length > limit ? rows.at(-1) : undefined;
  return { rows, next: last && String(last.id) };
};

const pageOf = (userId: string, query: QuotesQuery) => {
  const { clientId, jobId, ...page } = query;
  return clientId === undefined && jobId === undefined
    ? pageById(quoteEntity, quoteEntity.query.byId({ userId }), page)
    : pageOfSome(userId, query);
};

/** A page of quotes with their clients and jobs: all, or those of one client or job. Two sequential round trips at most without one. */
export const listQuotes = async (userId: string, query: QuotesQuery) => {
  const [{ rows, next }, { names }] = await Promise.all([pageOf(userId, query), versionsOf(userId)]);
  const named = await withNames(userId, rows, names);
  return { rows: named.map((row) => shownQuoteRow(row, row)), next };
};
