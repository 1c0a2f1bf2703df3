import { newLink, urlOfLink } from '#functions/guest/links.ts';
import type { TokenOf } from '#functions/guest/token.ts';
import { conflict, notFound } from '#functions/lib/errors.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { withLatest } from '#functions/lib/latest.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { quoteEntity } from '../entity.ts';
import { readWhole, type StoredQuote, type WholeQuote } from '../read.ts';
import { sendingOf } from './sending.ts';

/** What a link to a quote is for. */
export const linkTo = ({ userId, id, linkEpoch = 0, jobId }: StoredQuote) => ({
  userId,
  kind: 'quote' as const,
  id,
  epoch: linkEpoch,
  jobId,
});

/** An answered quote is shown as it is; one that waits for its answer is sent by giving the link away. */
const sentBy = async (user: StoredUser, quote: WholeQuote) => {
  if (quote.status === 'withdrawn') throw conflict('It was withdrawn. Copy it to send it again.');
  if (quote.status === 'draft' || quote.status === 'sent') return sendingOf(user, quote);
  return { after: quote, writes: [] };
};

/**
 * A new link to a quote. Only what it was made of is remembered under the call's key: `urlAgain` makes the address of it. Throws 404
 * and as `sendingOf` does.
 */
export const linkQuote = (user: StoredUser, id: number, once: Once) =>
  withLatest(
    () => readWhole(user.userId, id),
    undefined,
    async (quote) => {
      const { after, writes } = await sentBy(user, quote);
      const to = linkTo(after);
      const { url, seed, writes: ofLink } = await newLink(to, { from: after.validUntil });
      const made: TokenOf = { ...to, seed };
      await transact([...writes, ...ofLink, ...once.writes(made)]);
      return { url };
    },
  );

/** The address of a link that was made before. */
export const urlAgain = async (made: unknown) => ({ url: await urlOfLink(made as TokenOf) });

/** Ends every link to a quote. Throws 404. */
export const revokeLinks = async (userId: string, id: number): Promise<void> => {
  await transact([write(quoteEntity.patch({ userId, id }).add({ linkEpoch: 1 }), notFound)]);
};
