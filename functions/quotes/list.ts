import { withNames } from '#functions/invoices/known-names.ts';
import { quoteEntity } from '#functions/ledger/quote-entity.ts';
import { firstIdAfter, pageById } from '#functions/lib/list.ts';
import { versionsOf } from '#functions/lib/names.ts';
import { shownQuoteRow } from '#shared/domain/quotes/shown.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { pageRows } from '#shared/limits.ts';
import type { QuotesQuery } from '#shared/quotes/contract.ts';

/** A page of a client's or a job's quotes. The heads are few and small, so all of them are read and filtered rather than indexed. */
const pageOfSome = async (firmId: FirmId, { clientId, jobId, cursor, limit = pageRows }: QuotesQuery) => {
  const { data } = await quoteEntity.query
    .byId({ firmId })
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

const pageOf = (firmId: FirmId, query: QuotesQuery) => {
  const { clientId, jobId, ...page } = query;
  return clientId === undefined && jobId === undefined
    ? pageById(quoteEntity, quoteEntity.query.byId({ firmId }), page)
    : pageOfSome(firmId, query);
};

/**
 * A page of quotes with their clients and jobs: all, or those of one client or job. At most two sequential round trips if
 * unfiltered.
 */
export const listQuotes = async (firmId: FirmId, query: QuotesQuery) => {
  const [{ rows, next }, { names }] = await Promise.all([pageOf(firmId, query), versionsOf(firmId)]);
  const named = await withNames(firmId, rows, names);
  return { rows: named.map((row) => shownQuoteRow(row, row)), next };
};
