import { readInvoice } from '#functions/invoices/joined.ts';
import { untilDrawn } from '#functions/invoices/numbering/series.ts';
import { readJob } from '#functions/jobs/joined.ts';
import { conflict } from '#functions/lib/errors.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { withNewId } from '#functions/lib/ids.ts';
import { withLatest } from '#functions/lib/latest.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { transact } from '#functions/lib/transact.ts';
import { isDone } from '#functions/quotes/answer/cancelling.ts';
import type { StoredAnswer } from '#functions/quotes/answer/entity.ts';
import { readWhole, type WholeQuote } from '#functions/quotes/read.ts';
import { today } from '#shared/dates.ts';
import { cancelWrites } from './cancel-writes.ts';
import { documentNow, quoteOf } from './document.ts';
import type { Guest } from './opened.ts';
import { tellBoth } from './tell-both.ts';

const answerToCancel = ({ status, answer }: WholeQuote): StoredAnswer => {
  if (status !== 'accepted' || !answer) throw conflict('There is nothing to cancel');
  if (!answer.cancelUntil) throw conflict('This contract cannot be cancelled here. Speak to your trader');
  if (answer.cancelUntil < today()) throw conflict('The time to cancel is over');
  return answer;
};

const consequencesOf = async ({ userId, jobId, invoiceId }: StoredAnswer) => {
  const [job, invoice] = await Promise.all([
    jobId ? readJob(userId, jobId) : undefined,
    invoiceId ? readInvoice(userId, invoiceId) : undefined,
  ]);
  return { job, invoice };
};

interface Cancelling {
  user: StoredUser;
  guest: Guest;
  name: string;
  once: Once;
}

const cancel = async ({ user, guest, name, once }: Cancelling, quote: WholeQuote): Promise<void> => {
  // Cancelled on another device meanwhile.
  if (quote.status === 'cancelled') return;
  const answer = answerToCancel(quote);
  const { job, invoice } = await consequencesOf(answer);
  if (isDone(answer, job)) throw conflict('The work is done: it can no longer be cancelled');
  const letters = tellBoth(user, 'quote_cancelled', quoteOf(guest), guest.mailedTo);
  await withNewId((creditId) =>
    untilDrawn(async (again) => {
      const writes = await cancelWrites({ user, quote, job, invoice, name }, creditId, again);
      await transact([...writes, ...letters.writes, ...once.writes({})]);
    }),
  );
  await letters.deliver();
};

/**
 * Cancels what was accepted (CCR reg 29), in one transaction with its job, the credit of its deposit and the mails to both. Done
 * already, nothing more is done. Throws 409 where there is no right to it (any more).
 */
export const cancelByGuest = async (user: StoredUser, guest: Guest, name: string, once: Once) => {
  const { userId, id } = quoteOf(guest).quote;
  const cancelling = { user, guest, name, once };
  await withLatest(
    () => readWhole(userId, id),
    undefined,
    (quote) => cancel(cancelling, quote),
  );
  return documentNow(guest.link);
};
