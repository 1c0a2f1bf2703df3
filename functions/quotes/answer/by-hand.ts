import type { Once } from '#functions/lib/idempotency.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { tellLinks } from '#functions/links/tell-links.ts';
import { asSent, shownQuote } from '#shared/domain/quotes/shown.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import type { AnswerInput } from '#shared/quotes/answer.ts';
import { readWhole, type WholeQuote, wholeIn } from '../read.ts';
import { answerQuote } from './answer.ts';
import type { Around } from './around.ts';
import type { Answered } from './given.ts';

const shownAnswered = (whole: WholeQuote, { client, job }: Around, { quote, answer, sent }: Answered) => {
  const { jobId } = answer;
  const made = jobId ? { id: jobId, title: sent.title } : null;
  return shownQuote(asSent({ ...whole, ...quote, answer }, sent), {
    client: { id: client.id, name: client.name },
    job: job ? { id: job.id, title: job.title } : made,
  });
};

/** How a quote is answered; `found` is what the handler read together with the caller. */
interface AnsweringOf {
  once: Once;
  found?: (object | undefined)[] | undefined;
}

/**
 * Records an answer that the customer gave elsewhere to the version last sent, even after its last day. Throws 404, 409 for a
 * quote that isn't waiting for an answer, or naming what prevents its deposit from being invoiced; 400 for an invalid choice.
 */
export const answerByHand = async (
  firm: StoredFirm,
  id: number,
  input: AnswerInput,
  { once, found }: AnsweringOf,
) => {
  const whole = found ? wholeIn(found) : await readWhole(firm.firmId, id);
  let reply: ReturnType<typeof shownQuote> | undefined;
  const remember = (answered: Answered, around: Around) => {
    reply = shownAnswered(whole, around, answered);
    return reply;
  };
  const { isNew, quote, invoice } = await answerQuote({ ...input, firm, id, known: whole, once, remember });
  if (!isNew || !reply) throw conflict(`This quote was ${quote.status} already`);
  const beside = { ...(quote.jobId && { jobId: quote.jobId }), ...(invoice && { invoiceId: invoice.id }) };
  await tellLinks(firm.firmId, 'quote', id, beside);
  return reply;
};
