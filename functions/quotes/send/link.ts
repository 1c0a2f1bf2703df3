import { quoteEntity } from '#functions/ledger/quote-entity.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { withLatest } from '#functions/lib/latest.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { newLink, urlOfLink } from '#functions/links/new-link.ts';
import type { TokenOf } from '#functions/links/token.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { conflict, notFound } from '#shared/kernel/refusal.ts';
import { readWhole, type StoredQuote, type WholeQuote } from '../read.ts';
import { sendingOf } from './sending.ts';

/** The payload of a link to a quote. */
export const linkTo = ({ firmId, id, linkEpoch = 0, jobId }: StoredQuote) => ({
  firmId,
  kind: 'quote' as const,
  id,
  epoch: linkEpoch,
  jobId,
});

/**
 * A draft, a changed quote and one whose email failed count as sent once a link is handed out. Another link to what the customer
 * has, or has answered, sends nothing.
 */
const sentBy = async (firm: StoredFirm, quote: WholeQuote) => {
  if (quote.status === 'withdrawn') throw conflict('It was withdrawn. Copy it to send it again.');
  const isNews = quote.changed === true || quote.mailTrouble !== undefined;
  if (quote.status === 'draft' || (quote.status === 'sent' && isNews)) return sendingOf(firm, quote);
  return { after: quote, writes: [] };
};

/**
 * Makes a link to a quote. Under the idempotency key only its payload is stored, from which `urlAgain` makes the address. Throws
 * 404 and as `sendingOf` does.
 */
export const linkQuote = (firm: StoredFirm, id: number, once: Once) =>
  withLatest(
    () => readWhole(firm.firmId, id),
    undefined,
    async (quote) => {
      const { after, writes } = await sentBy(firm, quote);
      const to = linkTo(after);
      const { url, seed, writes: ofLink } = await newLink(to, { from: after.validUntil });
      const made: TokenOf = { ...to, seed };
      await transact([...writes, ...ofLink, ...once.writes(made)]);
      return { url };
    },
  );

/** The address of a link made before. */
export const urlAgain = async (made: unknown) => ({ url: await urlOfLink(made as TokenOf) });

/** Revokes every link to a quote. Throws 404. */
export const revokeLinks = async (firmId: FirmId, id: number): Promise<void> => {
  await transact([write(quoteEntity.patch({ firmId, id }).add({ linkEpoch: 1 }), notFound)]);
};
