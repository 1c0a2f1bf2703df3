import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { Refusal } from '#functions/lib/errors.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { answerQuote } from '#functions/quotes/answer/answer.ts';
import { mayBeCancelled } from '#functions/quotes/answer/cancelling.ts';
import type { Evidence } from '#functions/quotes/answer/entity.ts';
import type { GuestAnswerInput } from '#shared/guest/contract.ts';
import { wordingNow } from '#shared/guest/wording.ts';
import { gone } from './admit.ts';
import { documentNow, quoteOf } from './document.ts';
import { twinEntity } from './link-entity.ts';
import type { Guest } from './opened.ts';
import { viewerOf } from './viewer.ts';

interface Asked {
  user: StoredUser;
  guest: Guest;
  body: GuestAnswerInput;
  once: Once;
  event: APIGatewayProxyEventV2;
}

/** Where the link went, which its twin knows. */
const mailedTo = async ({ userId, kind, id, hash }: Guest['link']): Promise<string | undefined> =>
  (await twinEntity.get({ userId, kind, id, hash }).go({ consistent: true })).data?.mailedTo;

const evidenceOf = async ({ guest, event }: Asked): Promise<Evidence> => {
  const { quote, sent } = quoteOf(guest);
  const evidence = {
    ...viewerOf(event),
    wording: wordingNow,
    linkHash: guest.link.hash,
    mailedTo: await mailedTo(guest.link),
    openedAt: quote.openedAt,
    noticeShown: mayBeCancelled(sent),
  };
  return JSON.parse(JSON.stringify(evidence));
};

/** A conflict comes with the document as it is now: nobody answers what they did not see. */
const withNewest = async (error: unknown, { user, guest }: Asked): Promise<unknown> => {
  if (!(error instanceof Refusal)) return error;
  if (error.status === 410) return gone('replaced', user);
  if (error.status !== 409) return error;
  const document = await documentNow(guest.link);
  return new Refusal(409, error.message, error.issues, { document });
};

/**
 * Accepts or declines a quote by its link. Who comes second is shown the answer that is there. Throws 409 with the newest
 * document for what is no longer so, 410 for a link that ended meanwhile.
 */
export const answerByGuest = async (asked: Asked) => {
  const { user, guest, body, once } = asked;
  const { sent } = quoteOf(guest);
  const { link } = guest;
  const { version, hash, answer, chosen, name, reason, startEarly } = body;
  try {
    await answerQuote({
      ...{ user, id: link.id, answer, chosen, name, reason, once, how: 'guest' },
      startEarly: mayBeCancelled(sent) ? startEarly : undefined,
      shown: { version, hash, epoch: link.epoch },
      evidence: await evidenceOf(asked),
      // A retry is shown how it stands: bank details are not to lie in the memory of calls.
      remember: () => ({}),
    });
  } catch (error) {
    throw await withNewest(error, asked);
  }
  return documentNow(link);
};
