import { letterTo } from '#functions/clients/mailable.ts';
import { postAboutQuote } from '#functions/letters/about-quote.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { withLatest } from '#functions/lib/latest.ts';
import { happened } from '#functions/lib/metrics.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact } from '#functions/lib/transact.ts';
import { newLink } from '#functions/links/new-link.ts';
import { shownQuote } from '#shared/domain/quotes/shown.ts';
import { type QuoteLetter, quoteWords } from '#shared/quotes/letter.ts';
import { businessName } from '#shared/settings/business-name.ts';
import { namesOf, readWhole } from '../read.ts';
import { linkTo } from './link.ts';
import { sendingOf } from './sending.ts';

/**
 * Emails a quote with a new link; the email is sent after the reply. Throws 404, 409 naming everything that prevents it,
 * for a stale quote, and for an address that the platform may not email again.
 */
export const sendQuote = (
  firm: StoredFirm,
  id: number,
  { updatedAt: basedOn, ...input }: QuoteLetter,
  once: Once,
) =>
  withLatest(
    () => readWhole(firm.firmId, id),
    basedOn,
    async (quote) => {
      const { after, client, writes } = await sendingOf(firm, quote);
      const { to, subject, message } = await letterTo(firm, client, input);
      const at = linkTo(after);
      const link = await newLink(at, { from: after.validUntil, mailedTo: to });
      const { firmId, version } = after;
      const names = { clientName: client.name, businessName: businessName(firm) };
      const usual = quoteWords({ ...after, ...names });
      const words = { subject: subject ?? usual.subject, message: message ?? usual.message };
      const { epoch } = at;
      const document = { kind: 'quote' as const, documentId: id, version };
      const letter = postAboutQuote({ firmId, ...document, to, ...words, seed: link.seed, epoch });
      const reply = shownQuote(after, await namesOf(after));
      await transact([...writes, ...link.writes, ...letter.writes, ...once.writes(reply)]);
      happened('QuoteSent');
      await letter.deliver();
      return reply;
    },
  );
