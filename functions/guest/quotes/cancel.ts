import { afterMoved } from '#functions/ledger/after-moved.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { withLatest } from '#functions/lib/latest.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact } from '#functions/lib/transact.ts';
import { untilDrawn } from '#functions/numbering/series.ts';
import { isDone } from '#functions/quotes/answer/cancelling.ts';
import type { StoredAnswer } from '#functions/quotes/answer/entity.ts';
import { readWhole, type WholeQuote } from '#functions/quotes/read.ts';
import { today } from '#shared/dates.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { isInTime } from '#shared/uk/cancellation.ts';
import { documentNow } from '../document.ts';
import type { Guest } from '../opened.ts';
import { cancelWrites } from './cancel-writes.ts';
import { consequencesOf } from './consequences.ts';
import { quoteOf } from './quote-of.ts';
import { tellBoth } from './tell-both.ts';

const answerToCancel = ({ status, answer }: WholeQuote): StoredAnswer => {
  if (status !== 'accepted' || !answer) throw conflict('There’s nothing to cancel');
  if (!answer.cancelUntil) throw conflict('You can’t cancel this here. Speak to the business');
  if (!isInTime(today(), answer.cancelUntil)) throw conflict('The 14 days to cancel are over');
  return answer;
};

interface Cancelling {
  firm: StoredFirm;
  guest: Guest;
  name: string;
  once: Once;
}

const cancel = async ({ firm, guest, name, once }: Cancelling, quote: WholeQuote): Promise<void> => {
  // It was cancelled on another device meanwhile.
  if (quote.status === 'cancelled') return;
  const answer = answerToCancel(quote);
  const consequences = await consequencesOf(quote);
  if (isDone(answer, consequences.job)) throw conflict('The work is done, so you can no longer cancel');
  const letters = tellBoth(firm, 'quote_cancelled', quoteOf(guest), guest.mailedTo);
  const moves = await untilDrawn(async (again) => {
    const cancelled = await cancelWrites({ firm, quote, consequences, name }, again);
    await transact([...cancelled.writes, ...letters.writes, ...once.writes({})]);
    return cancelled.moves;
  });
  for (const { before, after } of moves) await afterMoved(before, after);
  await letters.deliver();
};

/**
 * Cancels an accepted quote (CCR reg 29), in one transaction with its job, credit notes for its invoices, the deletion of its
 * draft and the emails to both sides. Idempotent. Throws 409 if there is no right to cancel, or no longer.
 */
export const cancelByGuest = async (firm: StoredFirm, guest: Guest, name: string, once: Once) => {
  const { firmId, id } = quoteOf(guest).quote;
  const cancelling = { firm, guest, name, once };
  await withLatest(
    () => readWhole(firmId, id),
    undefined,
    (quote) => cancel(cancelling, quote),
  );
  return documentNow(guest.link);
};
