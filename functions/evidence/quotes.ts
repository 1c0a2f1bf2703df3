import { quoteEntity } from '#functions/ledger/quote-entity.ts';
import { safeName } from '#functions/lib/zip-names.ts';
import { quoteAnswerEntity } from '#functions/quotes/answer/entity.ts';
import { fileAsItStands } from '#functions/quotes/pdf.ts';
import type { StoredQuote } from '#functions/quotes/read.ts';
import { readVersion } from '#functions/quotes/versions/read.ts';
import { formatDate, londonDate } from '#shared/dates.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { formatPounds } from '#shared/money.ts';
import type { EvidenceFile } from './evidence-file.ts';

/** The sent quotes of the invoice's job, oldest first. Reads from an index are not consistent. */
export const quotesOf = async (firmId: FirmId, clientId: number, jobId: number | undefined) => {
  if (!jobId) return [];
  const { data } = await quoteEntity.query
    .byClient({ firmId, clientId })
    .where((quote, { eq }) => eq(quote.jobId, jobId))
    .go({ pages: 'all' });
  return Promise.all(data.filter(({ version }) => version !== undefined).map(withAnswer));
};

const withAnswer = async (quote: StoredQuote) => {
  const { firmId, id } = quote;
  const { data } = await quoteAnswerEntity.get({ firmId, id }).go({ consistent: true });
  const answer = data ?? undefined;
  const { document: sent } = await readVersion(firmId, id, answer?.version ?? quote.version ?? 1);
  return { sent, answer };
};

interface WithQuotes {
  quotes: Awaited<ReturnType<typeof quotesOf>>;
}

/** The quotes and their answers, as files. */
export const quoteFiles = ({ quotes }: WithQuotes): EvidenceFile[] =>
  quotes.flatMap(({ sent, answer }) => [
    {
      name: `1 quote/${safeName(sent.number)}.pdf`,
      input: async () => (await fileAsItStands(sent, answer)).bytes,
    },
    ...(answer
      ? [
          {
            name: `1 quote/${safeName(sent.number)} answer.json`,
            input: async () => {
              const { firmId: _, ...evidence } = answer;
              return JSON.stringify(evidence, null, 2);
            },
          },
        ]
      : []),
  ]);

/** What was quoted, and what the customer said to it. */
export const quotesText = ({ quotes }: WithQuotes): string[] =>
  quotes.map(({ sent, answer }) => {
    const how = answer
      ? `${answer.answer} by ${answer.name ?? 'hand'}, ${formatDate(londonDate(answer.at))}`
      : 'no answer';
    return `${sent.number} of ${formatDate(londonDate(sent.sentAt))}: ${formatPounds(sent.sums.total)}, ${how}`;
  });
