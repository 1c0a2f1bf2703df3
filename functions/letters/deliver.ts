import { findUser } from '#functions/auth/read.ts';
import { Refusal } from '#functions/lib/errors.ts';
import type { Mail } from '#functions/lib/mail/mail.ts';
import { sendMail } from '#functions/lib/mail/send.ts';
import { enqueue } from '#functions/lib/queue.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { type LetterKind, letterEntity, type StoredLetter } from './entity.ts';

/** What the documents of a kind make of their letters. */
export interface Writer {
  /** The mail; `undefined` where there is nothing to say any more. */
  compose: (user: StoredUser, letter: StoredLetter) => Promise<Mail | undefined>;
  /** Tells the user that it will not go out, and why. */
  failed: (user: StoredUser, letter: StoredLetter, reason: string) => Promise<void>;
  /** Writes down that it went out. */
  sent?: (user: StoredUser, letter: StoredLetter) => Promise<void>;
}

const quotes = async (): Promise<Writer> => import('#functions/quotes/send/letter.ts');
const outcomes = async (): Promise<Writer> => {
  const [{ compose }, { failed }] = await Promise.all([import('#functions/guest/letter.ts'), quotes()]);
  return { compose, failed };
};
const lastDay = async (): Promise<Writer> => {
  const [{ compose }, { failed }] = await Promise.all([
    import('#functions/quotes/follow-up/last-day-mail.ts'),
    quotes(),
  ]);
  return { compose, failed };
};
const payments = async (): Promise<Writer> => import('#functions/payments/online/letter.ts');
const visits = async (): Promise<Writer> => import('#functions/visits/letter.ts');
const writers: Record<LetterKind, () => Promise<Writer>> = {
  quote: quotes,
  quote_follow_up: quotes,
  quote_answered: outcomes,
  quote_cancelled: outcomes,
  quote_asked: outcomes,
  quote_last_day: lastDay,
  payment_receipt: payments,
  payment_told: payments,
  payment_disputed: payments,
  visit: visits,
  visit_moved: visits,
  visit_off: visits,
  visit_on: visits,
  service: async () => import('#functions/certificates/letter.ts'),
  review: async () => import('#functions/clients/review-letter.ts'),
};

/** Longer than one try may take, so that nobody else sends it meanwhile; milliseconds. */
const leaseMs = 2 * 60 * 1000;
const tries = 5;
/** Where the mail service has no room just now. */
const waitSeconds = 60;

class Taken extends Error {}

const take = async ({ userId, id }: { userId: string; id: number }): Promise<StoredLetter | undefined> => {
  const key = { scope: 'all', userId, id };
  const { data } = await letterEntity.get(key).go({ consistent: true });
  if (!data) return undefined;
  const now = Date.now();
  const claim = letterEntity
    .patch(key)
    .set({ beatAt: now })
    .add({ tries: 1 })
    .where(({ beatAt }, { lt }) => lt(beatAt, now - leaseMs));
  try {
    await transact([write(claim, () => new Taken())]);
  } catch (error) {
    if (error instanceof Taken) return undefined;
    throw error;
  }
  return { ...data, tries: (data.tries ?? 0) + 1 };
};

const release = ({ userId, id }: StoredLetter) =>
  letterEntity.patch({ scope: 'all', userId, id }).set({ beatAt: 0 }).go();

const drop = ({ userId, id }: StoredLetter) => letterEntity.delete({ scope: 'all', userId, id }).go();

const isPassing = (error: unknown): boolean => !(error instanceof Refusal) || error.status === 503;

const afterFailure = async (user: StoredUser, letter: StoredLetter, writer: Writer, error: unknown) => {
  if (isPassing(error) && (letter.tries ?? 0) < tries) {
    await release(letter);
    await enqueue('work', [{ kind: 'letter', userId: letter.userId, id: letter.id }], waitSeconds);
    return;
  }
  const reason = error instanceof Refusal ? error.message : 'The email server refused it';
  await writer.failed(user, letter, reason);
  await drop(letter);
};

/** Sends a letter and takes it away; one that cannot go out just now is tried again, and in the end its user is told. */
export const deliver = async (which: { userId: string; id: number }): Promise<void> => {
  const letter = await take(which);
  if (!letter) return;
  const user = await findUser(which.userId);
  if (!user || user.erasingSince) {
    await drop(letter);
    return;
  }
  const writer = await writers[letter.kind]();
  try {
    const mail = await writer.compose(user, letter);
    if (mail) {
      await sendMail(user, mail);
      await writer.sent?.(user, letter);
    }
  } catch (error) {
    await afterFailure(user, letter, writer, error);
    return;
  }
  await drop(letter);
};
