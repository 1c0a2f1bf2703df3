import { conflict } from '#functions/lib/errors.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import type { AnswerInput } from '#shared/quotes/answer.ts';
import { namesOf, readWhole, shownQuote, type WholeQuote } from '../read.ts';
import { answerQuote } from './answer.ts';
import type { Answered } from './given.ts';

type Names = Awaited<ReturnType<typeof namesOf>>;

const shownAnswered = (whole: WholeQuote, { client, job }: Names, { quote, answer, sent }: Answered) => {
  const { jobId } = answer;
  const made = jobId ? { id: jobId, title: sent.title } : null;
  return shownQuote({ ...whole, ...quote, answer }, { client, job: job ?? made });
};

/**
 * Writes down what the customer said elsewhere, of the version that was sent last and also after its last day. Throws 404, 409 for a
 * quote that waits for no answer, or naming what keeps its deposit from being invoiced; 400 for a choice that is none.
 */
export const answerByHand = async (user: StoredUser, id: number, input: AnswerInput, once: Once) => {
  const whole = await readWhole(user.userId, id);
  const names = await namesOf(whole);
  const shown = (answered: Answered) => shownAnswered(whole, names, answered);
  const answered = await answerQuote({ ...input, user, id, once, remember: shown });
  if (!answered.isNew) throw conflict(`This quote was ${answered.quote.status} already`);
  return shown(answered);
};
