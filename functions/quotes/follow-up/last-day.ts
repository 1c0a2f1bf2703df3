import { readJob } from '#functions/jobs/joined.ts';
import { quoteEntity } from '#functions/ledger/quote-entity.ts';
import { post } from '#functions/letters/post.ts';
import { traderAddress } from '#functions/letters/trader-address.ts';
import { Moved } from '#functions/lib/latest.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { today } from '#shared/dates.ts';
import { isDone } from '../answer/cancelling.ts';
import { quoteAnswerEntity } from '../answer/entity.ts';
import { asRead } from '../as-read.ts';
import type { StoredQuote } from '../read.ts';

/** Removes it from the due index, so that it comes up only once. */
const settled = (quote: StoredQuote) => {
  const { firmId, id, dueKey = '' } = quote;
  const patch = quoteEntity
    .patch({ firmId, id })
    .remove(['dueShard', 'dueKey'])
    .where((kept, is) => `${asRead(quote)(kept, is)} AND ${is.eq(kept.dueKey, dueKey)}`);
  return write(patch, () => new Moved());
};

const isWanted = async ({ firmId, id }: StoredQuote): Promise<boolean> => {
  const { data: answer } = await quoteAnswerEntity.get({ firmId, id }).go({ consistent: true });
  if (answer?.cancelUntil !== today()) return false;
  const { jobId } = answer;
  return !isDone(answer, jobId ? await readJob(firmId, jobId) : undefined);
};

/** Tells the trader once, on the last day that the customer of an accepted quote can cancel (SI 2013/3134 reg. 30). */
export const tellOfLastDay = async (firm: StoredFirm, quote: StoredQuote): Promise<void> => {
  const { firmId, id: documentId } = quote;
  if (!(await isWanted(quote))) return transact([settled(quote)]);
  const letter = post({ firmId, kind: 'quote_last_day', documentId, to: traderAddress(firm) });
  await transact([settled(quote), ...letter.writes]);
  await letter.deliver();
};
