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
import { type Writer, writers } from './writers.ts';

const second = 1000;
const minute = 60 * second;
/** Longer than one try may take, so that nobody else sends it meanwhile; milliseconds. */
export const leaseMs = 2 * minute;
/** With a pause that doubles from a minute, about an hour. */
const mostFailures = 7;
/** Nobody wants a letter that waited for longer than this for room at the mail service; milliseconds. */
const longestWaitMs = 3 * 24 * 60 * minute;
/** From here on whoever runs the system is told; milliseconds. */
const lateMs = 15 * minute;
/** The day's quota counts 24 hours that move on, so that there is room again little by little. */
const quotaPauseMs = 15 * minute;

const keyOf = ({ firmId, id, rank }: StoredLetter) => ({ scope: 'all', firmId, id, rank });

/** Between half and the whole of it, so that those who were turned away together do not come back together. */
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
 * Claims a letter for the caller, and waits for its turn if the platform sends it. `undefined`: there is nothing to send now. Another
 * caller has the letter, the firm no longer exists (we delete the letter), or the mail service is down (we send it later).
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

/** On what is kept of it, where something is. */
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

/** What had no room is no failure, and waits however often; what failed otherwise comes back after longer and longer pauses. */
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

/** Sends a letter and takes it away; one that cannot go out just now is put off, and in the end its firm is told. */
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
