import { jobEntity } from '#functions/jobs/entity.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { quoteAnswerEntity } from '#functions/quotes/answer/entity.ts';
import { today } from '#shared/dates.ts';
import type { Ticks } from '#shared/guest/quotes/answering.ts';
import { wordingNow } from '#shared/guest/quotes/wording.ts';
import { conflict, invalidField } from '#shared/kernel/refusal.ts';
import { documentNow } from '../document.ts';
import type { Guest } from '../opened.ts';
import { quoteOf } from './quote-of.ts';

/**
 * Records that the customer asks for work to start before the cancellation period ends, and what they understand (CCR reg 36),
 * each tick separately. Throws 400 without the request itself, 409 if there is nothing to ask for.
 */
export const startEarly = async (guest: Guest, { name, asks, understands }: Ticks, once: Once) => {
  const { quote, answer } = quoteOf(guest);
  const { firmId, id, status } = quote;
  if (!asks) throw invalidField('asks', 'Tick this to ask for an early start');
  if (status !== 'accepted' || !answer?.cancelUntil || answer.cancelUntil < today())
    throw conflict('The 14 days to cancel are over, so you don’t need to ask');
  const at = new Date().toISOString();
  const ticks = { asks, understands, at, name, wording: wordingNow };
  const { jobId } = answer;
  await transact([
    write(quoteAnswerEntity.patch({ firmId, id }).set({ startEarly: ticks })),
    ...(jobId && understands
      ? [write(jobEntity.patch({ firmId, id: jobId }).set({ startEarly: true }).add({ revision: 1 }))]
      : []),
    ...once.writes({}),
  ]);
  return documentNow(guest.link);
};
