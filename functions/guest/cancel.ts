import { note } from '#functions/dashboard/record.ts';
import { creditInvoice } from '#functions/invoices/credits/store.ts';
import { readInvoice } from '#functions/invoices/joined.ts';
import { readJob } from '#functions/jobs/joined.ts';
import { updateJob } from '#functions/jobs/store.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import { conflict } from '#functions/lib/errors.ts';
import { notOnce, type Once } from '#functions/lib/idempotency.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { quoteAnswerEntity, type StoredAnswer } from '#functions/quotes/answer/entity.ts';
import { asRead } from '#functions/quotes/as-read.ts';
import { quoteEntity } from '#functions/quotes/entity.ts';
import { recount } from '#functions/quotes/tally.ts';
import { today } from '#shared/dates.ts';
import { documentNow, quoteOf } from './document.ts';
import type { Guest, OpenedQuote } from './opened.ts';
import { mailedTo, tellBoth } from './tell-both.ts';

const movedOn = () => conflict('This quote changed just now. Look at it again.');

/** The right is lost when the work was fully done after the customer asked for it and understood that (CCR reg 36(4)). */
const isDone = async (userId: string, { jobId, startEarly }: StoredAnswer): Promise<boolean> =>
  Boolean(jobId && startEarly?.asks && startEarly.understands) &&
  (await readJob(userId, jobId ?? 0)).status === 'completed';

const refuse = async ({ quote, answer }: OpenedQuote): Promise<StoredAnswer> => {
  if (quote.status !== 'accepted' || !answer) throw conflict('There is nothing to cancel');
  if (!answer.cancelUntil) throw conflict('This contract cannot be cancelled here. Speak to your trader');
  if (answer.cancelUntil < today()) throw conflict('The time to cancel is over');
  if (await isDone(quote.userId, answer)) throw conflict('The work is done: it can no longer be cancelled');
  return answer;
};

interface Cancelling {
  guest: Guest;
  name: string;
  once: Once;
}

const cancelQuote = async (user: StoredUser, { guest, name, once }: Cancelling): Promise<void> => {
  const opened = quoteOf(guest);
  const { quote } = opened;
  const { userId, id, number: label } = quote;
  await refuse(opened);
  const letters = tellBoth(user, 'quote_cancelled', opened, await mailedTo(guest.link));
  const cancelledAt = nextInstant(quote.updatedAt);
  const after = { ...quote, status: 'cancelled' as const, updatedAt: cancelledAt };
  const patch = quoteEntity
    .patch({ userId, id })
    .set({ status: 'cancelled', updatedAt: cancelledAt })
    .where(asRead(quote));
  await transact([
    write(patch, movedOn),
    write(quoteAnswerEntity.patch({ userId, id }).set({ cancelledAt, cancelledBy: name })),
    ...recount(userId, quote, after),
    ...note(userId, { kind: 'quote_cancelled', label, subject: 'quotes', subjectId: id }),
    ...letters.writes,
    ...once.writes({}),
  ]);
  await letters.deliver();
};

const cancelJob = async (userId: string, jobId: number): Promise<void> => {
  const { status, title, clientId } = await readJob(userId, jobId);
  if (status !== 'cancelled') await updateJob(userId, jobId, { title, clientId, status: 'cancelled' });
};

const creditDeposit = async (user: StoredUser, invoiceId: number): Promise<void> => {
  const { credited = 0, amount, voidedAt } = await readInvoice(user.userId, invoiceId);
  if (voidedAt || credited >= amount) return;
  await creditInvoice(user, invoiceId, { reason: 'Cancelled by the customer within 14 days' }, notOnce);
};

/**
 * Cancels what was accepted (CCR reg 29). The cancellation itself counts first, in one transaction; its job and its deposit follow one
 * after the other, and whatever was cut off is done when the call comes again. Throws 409 where there is no right to it (any more).
 */
export const cancelByGuest = async (user: StoredUser, guest: Guest, name: string, once: Once) => {
  const opened = quoteOf(guest);
  const { jobId, invoiceId } = opened.answer ?? {};
  if (opened.quote.status !== 'cancelled') await cancelQuote(user, { guest, name, once });
  if (jobId) await cancelJob(user.userId, jobId);
  if (invoiceId) await creditDeposit(user, invoiceId);
  return documentNow(guest.link);
};
