import type { StoredQuote } from '../read.ts';
import { readVersion } from '../versions/read.ts';
import { quoteAnswerEntity } from './entity.ts';
import type { Answered } from './given.ts';

/** A quote's existing answer; `undefined` if it has none. */
export const presentAnswer = async (quote: StoredQuote): Promise<Answered | undefined> => {
  const { firmId, id } = quote;
  if (quote.answeredAt === undefined) return undefined;
  const { data: answer } = await quoteAnswerEntity.get({ firmId, id }).go({ consistent: true });
  if (!answer) return undefined;
  const { document: sent } = await readVersion(firmId, id, answer.version);
  return { quote, answer, sent, invoice: undefined, isNew: false };
};
