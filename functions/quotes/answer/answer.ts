import { nextInstant } from '#functions/lib/changes.ts';
import { withNewId } from '#functions/lib/ids.ts';
import { withLatest } from '#functions/lib/latest.ts';
import { happened } from '#functions/lib/metrics.ts';
import { transact } from '#functions/lib/transact.ts';
import { untilDrawn } from '#functions/numbering/series.ts';
import { today } from '#shared/dates.ts';
import { withoutNulls } from '#shared/domain/applied.ts';
import { agreedBy, refuseChoice } from '#shared/domain/quotes/answering.ts';
import { conflict, Refusal } from '#shared/kernel/refusal.ts';
import { readQuote, type StoredQuote } from '../read.ts';
import { type Around, aroundOf } from './around.ts';
import { depositOf } from './deposit.ts';
import type { StoredAnswer } from './entity.ts';
import type { Answered, GivenAnswer } from './given.ts';
import { presentAnswer } from './read.ts';
import { answerWrites, jobWrite } from './writes.ts';

const linkReplaced = () => new Refusal('link_ended', 'This link has been replaced. Ask for a new one.');

const changedSince = () => {
  const message = 'This quote has changed. Please look at it again.';
  return conflict(message, [{ path: 'version', message }]);
};

const notWaiting = ({ status }: StoredQuote) =>
  conflict(status === 'draft' ? 'Send the quote first' : `This quote was ${status}`);

/**
 * Throws 409 for a quote that isn't waiting for an answer, or that differs from what is being answered; 410 for a link that has
 * ended.
 */
const refuseUnanswerable = (quote: StoredQuote, sha256: string | undefined, { shown }: GivenAnswer): void => {
  if (quote.status !== 'sent') throw notWaiting(quote);
  if (!shown) return;
  if ((quote.linkEpoch ?? 0) !== shown.epoch) throw linkReplaced();
  if (quote.version !== shown.version || sha256 !== shown.hash) throw changedSince();
  // After that day, only the trader can still record an answer.
  if (quote.validUntil < today()) throw conflict('This quote has expired. Ask for a new one.');
};

const answerOf = (quote: StoredQuote, { sent, sha256 }: Around, given: GivenAnswer): StoredAnswer => {
  const { firmId, id } = quote;
  const { answer, how, chosen = [], name, reason, note, startEarly, evidence } = given;
  const at = nextInstant(quote.updatedAt);
  const { total, cancelUntil, ...agreed } = agreedBy(sent, answer, { chosen, today: today() });
  const told = { name, reason, note, evidence, cancelUntil };
  return {
    ...{ firmId, id, answer, version: sent.version, hash: sha256, how, total, at },
    ...withoutNulls(told),
    ...agreed,
    ...(answer === 'accepted' && startEarly && { startEarly: { ...startEarly, at } }),
  };
};

const decline = async (quote: StoredQuote, around: Around, given: GivenAnswer): Promise<Answered> => {
  const answer = answerOf(quote, around, given);
  const { sent, job } = around;
  const { title } = sent;
  const after = { ...quote, title, status: 'declined' as const, answeredAt: answer.at, updatedAt: answer.at };
  const answered = { quote: after, answer, sent, invoice: undefined, job, isNew: true };
  const { epoch } = given.shown ?? {};
  await transact([
    ...answerWrites({ before: quote, after, answer, epoch, isNewJob: false, invoice: undefined }),
    ...(given.letters ?? []),
    ...given.once.writes(given.remember(answered, around)),
  ]);
  happened('QuoteDeclined');
  return answered;
};

const accept = (quote: StoredQuote, around: Around, given: GivenAnswer): Promise<Answered> => {
  const { sent, job: current } = around;
  const { chosen = [], letters = [], shown, once, remember } = given;
  refuseChoice(sent, chosen);
  return withNewId((newJobId) =>
    untilDrawn(async (again) => {
      const answer = answerOf(quote, around, given);
      const { total, at, cancelUntil = null, startEarly } = answer;
      const job = { id: current?.id ?? newJobId, title: current?.title ?? sent.title };
      const deposit = await depositOf({ around, given, job, total }, again);
      const invoice = deposit?.invoice;
      const after = {
        ...quote,
        title: sent.title,
        status: 'accepted' as const,
        answeredAt: at,
        updatedAt: at,
        jobId: job.id,
        total,
      };
      const full = { ...answer, jobId: job.id, ...(invoice && { invoiceId: invoice.id }) };
      const made = deposit && { issued: deposit.issued };
      const answered = { quote: after, answer: full, sent, invoice, ...made, job: current, isNew: true };
      const isNewJob = current === undefined;
      const mayStart = Boolean(startEarly?.asks && startEarly.understands);
      await transact([
        ...answerWrites({ before: quote, after, answer: full, epoch: shown?.epoch, isNewJob, invoice }),
        jobWrite({
          ...{ quote, current, ...job, total, cancelUntil, startEarly: mayStart },
          invoiceCount: Number(invoice !== undefined),
        }),
        ...(deposit?.writes ?? []),
        ...letters,
        ...once.writes(remember(answered, around)),
      ]);
      happened('QuoteAccepted');
      return answered;
    }),
  );
};

/**
 * Answers a quote for good, in one transaction with all that follows: if accepted, a job (or the one it belongs to) and the
 * deposit's invoice if one is asked for. A second caller gets the existing answer, with `isNew` false. Throws 404, 409 if it isn't
 * waiting for an answer or a link's page showed another version, 410 if the link has ended, 400 for an invalid choice.
 */
export const answerQuote = (given: GivenAnswer): Promise<Answered> => {
  let { known } = given;
  const read = async () => {
    const quote = known ?? (await readQuote(given.firm.firmId, given.id));
    known = undefined;
    return quote;
  };
  return withLatest(read, undefined, async (quote) => {
    const present = await presentAnswer(quote);
    if (present) return present;
    const around = await aroundOf(given.firm, quote);
    refuseUnanswerable(quote, around?.sha256, given);
    if (!around) throw new Error('A quote that was sent has no version');
    return given.answer === 'accepted' ? accept(quote, around, given) : decline(quote, around, given);
  });
};
