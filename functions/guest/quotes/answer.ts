import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Once } from '#functions/lib/idempotency.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { BesideIds } from '#functions/links/entity.ts';
import { tellLinks } from '#functions/links/tell-links.ts';
import { answerQuote } from '#functions/quotes/answer/answer.ts';
import type { Evidence } from '#functions/quotes/answer/entity.ts';
import type { Answered } from '#functions/quotes/answer/given.ts';
import { mayBeCancelled } from '#shared/domain/quotes/answering.ts';
import type { GuestAnswerInput } from '#shared/guest/quotes/answering.ts';
import { wordingNow } from '#shared/guest/quotes/wording.ts';
import { Refusal } from '#shared/kernel/refusal.ts';
import { gone } from '../admit.ts';
import { documentNow, guestDocumentOf, withDocumentNow } from '../document.ts';
import type { Guest } from '../opened.ts';
import { viewerOf } from '../viewer.ts';
import { quoteOf } from './quote-of.ts';
import { tellBoth } from './tell-both.ts';

interface Asked {
  firm: StoredFirm;
  guest: Guest;
  body: GuestAnswerInput;
  once: Once;
  event: APIGatewayProxyEventV2;
}

const evidenceOf = ({ guest, event }: Asked): Evidence => {
  const { quote, sent } = quoteOf(guest);
  const evidence = {
    ...viewerOf(event),
    wording: wordingNow,
    linkHash: guest.link.hash,
    mailedTo: guest.mailedTo,
    openedAt: quote.openedAt,
    noticeShown: mayBeCancelled(sent),
  };
  return JSON.parse(JSON.stringify(evidence));
};

const withNewest = async (error: unknown, { firm, guest }: Asked): Promise<unknown> => {
  if (!(error instanceof Refusal)) return error;
  if (error.status === 410) return gone('replaced', firm);
  return error.status === 409 ? withDocumentNow(error, guest.link) : error;
};

type New = Omit<Answered, 'isNew'>;

const idsBeside = ({ quote, invoice }: New): BesideIds => ({
  ...(quote.jobId && { jobId: quote.jobId }),
  ...(invoice && { invoiceId: invoice.id }),
});

/** What the link opens now, built from what the answer wrote, so that it need not be read again. */
const guestAfter = (guest: Guest, answered: New): Guest => {
  const { quote, answer, sent, job, invoice, issued } = answered;
  const opened = { kind: 'quote' as const, quote, answer, sent, sha256: answer.hash };
  const paper = invoice && { kind: 'invoice' as const, invoice, issued };
  return { ...guest, opened, beside: { ids: idsBeside(answered), client: undefined, job, invoice: paper } };
};

/**
 * Accepts or declines a quote through its link. A second caller is shown the existing answer. Throws 409 with the newest document
 * if the one shown is out of date, 410 if the link has ended meanwhile.
 */
export const answerByGuest = async (asked: Asked) => {
  const { firm, guest, body, once } = asked;
  const opened = quoteOf(guest);
  const { sent } = opened;
  const { link } = guest;
  const evidence = evidenceOf(asked);
  const letters = tellBoth(firm, 'quote_answered', opened, evidence.mailedTo);
  const { version, hash, answer, chosen, name, reason, startEarly } = body;
  try {
    const { isNew, ...answered } = await answerQuote({
      ...{ firm, id: link.id, known: opened.quote, answer, chosen, name, reason, how: 'guest' },
      once,
      letters: letters.writes,
      startEarly: mayBeCancelled(sent) ? startEarly : undefined,
      shown: { version, hash, epoch: link.epoch },
      evidence,
      // A retry is shown the current state: bank details must not be stored under the idempotency key.
      remember: () => ({}),
    });
    if (!isNew) return documentNow(link);
    await Promise.all([letters.deliver(), tellLinks(firm.firmId, 'quote', link.id, idsBeside(answered))]);
    return guestDocumentOf(firm, guestAfter(guest, answered));
  } catch (error) {
    throw await withNewest(error, asked);
  }
};
