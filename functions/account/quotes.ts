import * as z from 'zod/mini';
import { quoteEntity, quoteLinesEntity } from '#functions/ledger/quote-entity.ts';
import { unpackText } from '#functions/lib/packed.ts';
import { safeName } from '#functions/lib/zip-names.ts';
import type { ZipFile } from '#functions/lib/zip-to-bucket.ts';
import { quoteAnswerEntity } from '#functions/quotes/answer/entity.ts';
import type { SentQuote } from '#functions/quotes/versions/document.ts';
import { quoteVersionEntity } from '#functions/quotes/versions/entity.ts';
import { unpackedWorking } from '#functions/quotes/working.ts';
import { asSent, shownQuote } from '#shared/domain/quotes/shown.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { quote } from '#shared/quotes/shown.ts';

const all = { pages: 'all', consistent: true } as const;
const keptQuote = z.omit(quote, { client: true, job: true });
const noNames = { client: null, job: null };

/** The sent versions of quotes: the canonical text behind each hash. */
const sentQuotes = async (firmId: FirmId) => {
  const { data } = await quoteVersionEntity.query.byVersion({ firmId }).go(all);
  return data.map(({ id, packed }) => {
    const text = unpackText(packed);
    return { id, text, document: JSON.parse(text) as SentQuote };
  });
};

/** A firm's quotes with their working copies and sent versions, and every answer with its evidence. */
export const quoteTables = async (firmId: FirmId) => {
  const [heads, lines, answers, sent] = await Promise.all([
    quoteEntity.query.byId({ firmId }).go(all),
    quoteLinesEntity.query.byId({ firmId }).go(all),
    quoteAnswerEntity.query.byId({ firmId }).go(all),
    sentQuotes(firmId),
  ]);
  const workingOf = new Map(lines.data.map(({ id, packed }) => [id, unpackedWorking(packed)]));
  const versionOf = new Map(sent.map(({ id, document }) => [`${id}#${document.version}`, document]));
  const answerOf = new Map(answers.data.map((answer) => [answer.id, answer]));
  const quotes = heads.data.flatMap((head) => {
    const working = workingOf.get(head.id);
    const answer = answerOf.get(head.id);
    const document = head.changed && versionOf.get(`${head.id}#${head.version}`);
    if (!working) return [];
    const whole = { ...head, working, ...(answer && { answer }) };
    return [shownQuote(document ? asSent(whole, document) : whole, noNames)];
  });
  const tables: Record<string, object[]> = {
    quotes: z.parse(z.array(keptQuote), quotes),
    'quote-answers': answers.data.map(({ firmId: _, id: quoteId, ...answer }) => ({ quoteId, ...answer })),
  };
  return tables;
};

/** Every sent version of a quote. */
export async function* quoteFiles(firmId: FirmId): AsyncGenerator<ZipFile> {
  for (const { id, text, document } of await sentQuotes(firmId))
    yield { name: `quotes/${safeName(document.number)}-${document.version}-${id}.json`, input: text };
}

/** The number of those files. */
export const countQuoteFiles = async (firmId: FirmId): Promise<number> => {
  const { data } = await quoteVersionEntity.query.byVersion({ firmId }).go({ ...all, attributes: ['id'] });
  return data.length;
};
