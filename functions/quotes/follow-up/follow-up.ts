import { mailableAddress } from '#functions/clients/mailable.ts';
import { clientToBill } from '#functions/clients/references.ts';
import { findFirm } from '#functions/firms/read.ts';
import { quoteEntity } from '#functions/ledger/quote-entity.ts';
import { postAboutQuote } from '#functions/letters/about-quote.ts';
import { cleared } from '#functions/lib/changes.ts';
import type { DueQuote } from '#functions/lib/due-index.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { newLink } from '#functions/links/new-link.ts';
import { today } from '#shared/dates.ts';
import { applied, withoutNulls } from '#shared/domain/applied.ts';
import { followUpWords } from '#shared/quotes/letter.ts';
import { isAnswerable } from '#shared/quotes/status.ts';
import { businessName } from '#shared/settings/business-name.ts';
import { hasAccess } from '#shared/subscription/access.ts';
import { asRead } from '../as-read.ts';
import { readQuote, type StoredQuote } from '../read.ts';
import { linkTo } from '../send/link.ts';
import { followUpKeys, stepBy } from './keys.ts';
import { tellOfLastDay } from './last-day.ts';

/** Not for a quote being changed: what the customer would be asked about is about to be replaced. */
const isWanted = (quote: StoredQuote, step: number): boolean =>
  quote.followUps === true &&
  !quote.changed &&
  isAnswerable(quote, today()) &&
  step > (quote.followedUp ?? 0);

/** Records the step, so that it is sent once, and schedules the next; `null` ends them. */
const stepped = (quote: StoredQuote, step: number | null) => {
  const { firmId, id, followedUp } = quote;
  const given = { ...(step !== null && { followedUp: step }) };
  const keys = step === null ? { dueShard: null, dueKey: null } : followUpKeys(applied(quote, given));
  const changes = { ...given, ...keys };
  const patch = quoteEntity
    .patch({ firmId, id })
    .set(withoutNulls(changes))
    .remove(cleared(changes) as 'dueKey'[])
    .where((kept, is) => {
      const isFirst = followedUp === undefined;
      const before = isFirst ? is.notExists(kept.followedUp) : is.eq(kept.followedUp, followedUp);
      return `${asRead(quote)(kept, is)} AND ${before}`;
    });
  return write(patch, () => new Moved());
};

const send = async (firm: StoredFirm, quote: StoredQuote, step: number): Promise<void> => {
  const { firmId, id, clientId, version } = quote;
  const client = await clientToBill(firmId, clientId);
  const to = mailableAddress(firm, client);
  const names = { clientName: client.name, businessName: businessName(firm) };
  const at = linkTo(quote);
  const link = await newLink(at, { from: quote.validUntil, mailedTo: to });
  const about = { kind: 'quote_follow_up' as const, documentId: id, version };
  const letter = postAboutQuote({
    firmId,
    ...about,
    ...followUpWords({ ...quote, ...names }),
    to,
    seed: link.seed,
    epoch: at.epoch,
  });
  await transact([stepped(quote, step), ...link.writes, ...letter.writes]);
  await letter.deliver();
};

/**
 * Sends a follow-up to the customer, once for each step, while the quote waits unchanged for an answer; for an accepted quote,
 * tells the trader of the last day to cancel. Throws a refusal if the email can't be sent.
 */
export const followUp = async ({ firmId, quoteId }: DueQuote): Promise<void> => {
  const firm = await findFirm(firmId);
  if (!firm || firm.erasingSince || !hasAccess(firm, Date.now())) return;
  await withLatest(
    () => readQuote(firmId, quoteId),
    undefined,
    async (quote) => {
      if (quote.status === 'accepted' && quote.dueKey) return tellOfLastDay(firm, quote);
      const step = stepBy(quote, today());
      if (isWanted(quote, step)) return send(firm, quote, step);
      if (quote.dueKey && !isAnswerable(quote, today())) await transact([stepped(quote, null)]);
    },
  );
};
