import { findFirm } from '#functions/firms/read.ts';
import { letterEntity, type StoredLetter } from '#functions/letters/entity.ts';
import { type Fate, keptAt, settleLetter } from '#functions/letters/settle.ts';
import { held } from '#functions/lib/conditional.ts';
import { hasOwnAccount } from '#functions/lib/mail/account.ts';
import { closeMail, forgetRate, turnOfLetter } from '#functions/lib/mail/pace.ts';
import { sendMail } from '#functions/lib/mail/send.ts';
import { MailDelayed, MailQuotaUsed } from '#functions/lib/mail/ses-refusals.ts';
import { happened } from '#functions/lib/metrics.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { madeAt } from '#shared/ids.ts';
import { Refusal } from '#shared/kernel/refusal.ts';
import type { Writer } from './writer.ts';
import { writers } from './writers.ts';

const second = 1000;
const minute = 60 * second;
/** The lease in milliseconds: longer than one attempt may take, so that nobody else sends it meanwhile. */
export const leaseMs = 2 * minute;
/** With delays doubling from a minute, about an hour in total. */
const mostFailures = 7;
/** The longest an email may wait for room at the mail service, in milliseconds; after that it is useless. */
const longestWaitMs = 3 * 24 * 60 * minute;
/** After this wait the operator is alerted; in milliseconds. */
const lateMs = 15 * minute;
/** The daily quota is a rolling 24 hours, so room returns gradually. */
const quotaPauseMs = 15 * minute;

const keyOf = ({ firmId, id, rank }: StoredLetter) => ({ scope: 'all', firmId, id, rank });

/** A random delay of between half and all of it, so that emails refused together are not retried together. */
const about = (ms: number): number => Math.round(ms * (0.5 + Math.random() / 2));

const take = (letter: StoredLetter): Promise<boolean> => {
  const now = Date.now();
  return held(
    letterEntity
      .patch(keyOf(letter))
      .set({ beatAt: now })
      .where(({ beatAt }, { lt }) => lt(beatAt, now - leaseMs)),
  );
};

const drop = (letter: StoredLetter) => letterEntity.delete(keyOf(letter)).go();

const putOff = async (letter: StoredLetter, forMs: number, failures?: number): Promise<void> => {
  if (Date.now() - madeAt(letter.id) > lateMs) happened('LetterLate');
  const later = { beatAt: 0, notBefore: Date.now() + forMs };
  await letterEntity
    .patch(keyOf(letter))
    .set({ ...later, ...(failures && { failures }) })
    .go();
};

interface Begun {
  letter: StoredLetter;
  firm: StoredFirm;
}

/**
 * Claims an email for the caller, and waits for its turn if the platform sends it. `undefined` if there is nothing to send now:
 * another caller has it, the firm no longer exists (the email is deleted), or the mail service is down (it is sent later).
 */
export const begin = async (letter: StoredLetter): Promise<Begun | undefined> => {
  if (!(await take(letter))) return undefined;
  const firm = await findFirm(letter.firmId);
  if (!firm || firm.erasingSince) {
    await drop(letter);
    return undefined;
  }
  const closedForMs = hasOwnAccount(firm) && letter.kind !== 'notice' ? 0 : await turnOfLetter();
  if (closedForMs === 0) return { letter, firm };
  await putOff(letter, closedForMs + about(second));
  return undefined;
};

/** Records the outcome on the email's record, if it has one. */
const settled = async (letter: StoredLetter, fate: Fate): Promise<void> => {
  const at = keptAt(letter);
  if (at) await settleLetter(at, fate);
};

const giveUp = async ({ firm, letter }: Begun, writer: Writer, error: unknown): Promise<void> => {
  const reason = error instanceof Refusal ? error.message : 'The email server refused it';
  await writer.failed?.(firm, letter, reason);
  await settled(letter, { trouble: 'failed', troubleAt: new Date().toISOString(), why: reason });
  await drop(letter);
};

const isTooOld = ({ id }: StoredLetter): boolean => Date.now() - madeAt(id) > longestWaitMs;
const isPassing = (error: unknown): boolean => !(error instanceof Refusal) || error.status === 503;

/** Waiting for room is not a failure and may happen any number of times; other failures are retried with increasing delays. */
const afterFailure = async (begun: Begun, writer: Writer, error: unknown): Promise<void> => {
  const { letter } = begun;
  if (error instanceof MailDelayed && !isTooOld(letter)) {
    forgetRate();
    await putOff(letter, about(2 * second));
    return;
  }
  if (error instanceof MailQuotaUsed && !isTooOld(letter)) {
    await closeMail(quotaPauseMs);
    await putOff(letter, quotaPauseMs + about(minute));
    return;
  }
  const failures = (letter.failures ?? 0) + 1;
  if (!isPassing(error) || failures >= mostFailures) await giveUp(begun, writer, error);
  else await putOff(letter, about(minute * 2 ** (failures - 1)), failures);
};

/** Sends an email and deletes it from the queue; if that fails it is retried later, and finally its firm is told. */
export const finish = async (begun: Begun): Promise<void> => {
  const { firm, letter } = begun;
  const writer = await writers[letter.kind]();
  try {
    const mail = await writer.compose(firm, letter);
    if (mail) {
      await sendMail(firm, mail);
      await writer.sent?.(firm, letter);
      await settled(letter, { wentOut: true });
    }
  } catch (error) {
    await afterFailure(begun, writer, error);
    return;
  }
  await drop(letter);
};
