import * as z from 'zod/mini';
import { quoteEntity, quoteLinesEntity } from '#functions/quotes/entity.ts';
import { shownQuote } from '#functions/quotes/read.ts';
import { unpackedWorking } from '#functions/quotes/working.ts';
import { quote } from '#shared/quotes/contract.ts';

const all = { pages: 'all', consistent: true } as const;
const keptQuote = z.omit(quote, { client: true, job: true });
const noNames = { client: null, job: null };

/** A user's quotes as they are being worked on. */
export const quoteRecords = async (userId: string) => {
  const [heads, lines] = await Promise.all([
    quoteEntity.query.byId({ userId }).go(all),
    quoteLinesEntity.query.byId({ userId }).go(all),
  ]);
  const workingOf = new Map(lines.data.map(({ id, packed }) => [id, unpackedWorking(packed)]));
  const quotes = heads.data.flatMap((head) => {
    const working = workingOf.get(head.id);
    return working ? [shownQuote({ ...head, working }, noNames)] : [];
  });
  const tables: Record<string, object[]> = { quotes: z.parse(z.array(keptQuote), quotes) };
  return { tables };
};
