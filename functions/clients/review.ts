import { post } from '#functions/letters/post.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { newLink } from '#functions/links/new-link.ts';
import { askedAgainFrom, type ReviewInput } from '#shared/clients/review.ts';
import { formatDate, today } from '#shared/dates.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { clientEntity } from './entity.ts';
import { letterTo } from './mailable.ts';
import { shown } from './shown.ts';
import { getClient } from './store.ts';

type StoredClient = Awaited<ReturnType<typeof getClient>>;

const refuseAsking = (firm: StoredFirm, client: StoredClient): void => {
  const { name } = client;
  if (!firm.reviewUrl) throw conflict('Add your review page in Settings first');
  if (client.mailsStoppedAt) throw conflict(`${name} has stopped these emails`);
  if (!client.paidPence) throw conflict(`${name} hasn’t paid an invoice yet`);
  const from = askedAgainFrom(client);
  if (from) throw conflict(`${name} has been asked this year. You can ask again from ${formatDate(from)}`);
};

/** The email, with its unsubscribe link. */
const reviewLetter = async (firm: StoredFirm, client: StoredClient, input: ReviewInput) => {
  const { firmId } = firm;
  const { to, subject, message } = await letterTo(firm, client, input);
  const at = { firmId, kind: 'client', id: client.id, epoch: 0 } as const;
  const link = await newLink(at, { from: today(), mailedTo: to });
  const letter = post({
    ...{ firmId, kind: 'review', documentId: client.id, to, seed: link.seed, epoch: 0 },
    ...(subject && { subject }),
    ...(message && { message }),
  });
  return { writes: [...link.writes, ...letter.writes], deliver: letter.deliver };
};

/** Asks a client for a review, at most once a year. Throws 404, 400 without an address, and 409 if they may not be asked. */
export const askForReview = (firm: StoredFirm, id: number, input: ReviewInput, once: Once) =>
  withLatest(
    () => getClient(firm.firmId, id),
    undefined,
    async (client) => {
      refuseAsking(firm, client);
      const { reviewAskedAt: before } = client;
      const reviewAskedAt = nextInstant(before);
      const letter = input.by === 'mail' ? await reviewLetter(firm, client, input) : undefined;
      const mark = clientEntity
        .patch({ firmId: firm.firmId, id })
        .set({ reviewAskedAt })
        .where((kept, { eq, notExists }) =>
          before ? eq(kept.reviewAskedAt, before) : notExists(kept.reviewAskedAt),
        );
      const reply = shown({ ...client, reviewAskedAt });
      await transact([write(mark, () => new Moved()), ...(letter?.writes ?? []), ...once.writes(reply)]);
      await letter?.deliver();
      return reply;
    },
  );
