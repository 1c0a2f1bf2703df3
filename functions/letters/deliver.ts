import { findFirm } from '#functions/firms/read.ts';
import type { Mail } from '#functions/lib/mail/mail.ts';
import { sendMail } from '#functions/lib/mail/send.ts';
import { enqueue } from '#functions/lib/queue.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { Refusal } from '#shared/kernel/refusal.ts';
import { type LetterKind, letterEntity, type StoredLetter } from './entity.ts';

/** What the documents of a kind make of their letters. */
export interface Writer {
  /** The mail; `undefined` where there is nothing to say any more. */
  compose: (firm: StoredFirm, letter: StoredLetter) => Promise<Mail | undefined>;
  /** Tells the firm that it will not go out, and why. */
  failed: (firm: StoredFirm, letter: StoredLetter, reason: string) => Promise<void>;
  /** Writes down that it went out. */
  sent?: (firm: StoredFirm, letter: StoredLetter) => Promise<void>;
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

const take = async ({ firmId, id }: { firmId: FirmId; id: number }): Promise<StoredLetter | undefined> => {
  const key = { scope: 'all', firmId, id };
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

const release = ({ firmId, id }: StoredLetter) =>
  letterEntity.patch({ scope: 'all', firmId, id }).set({ beatAt: 0 }).go();

const drop = ({ firmId, id }: StoredLetter) => letterEntity.delete({ scope: 'all', firmId, id }).go();

const isPassing = (error: unknown): boolean => !(error instanceof Refusal) || error.status === 503;

const afterFailure = async (firm: StoredFirm, letter: StoredLetter, writer: Writer, error: unknown) => {
  if (isPassing(error) && (letter.tries ?? 0) < tries) {
    await release(letter);
    await enqueue('work', [{ kind: 'letter', firmId: letter.firmId, id: letter.id }], waitSeconds);
    return;
  }
  const reason = error instanceof Refusal ? error.message : 'The email server refused it';
  await writer.failed(firm, letter, reason);
  await drop(letter);
};

/** Sends a letter and takes it away; one that cannot go out just now is tried again, and in the end its firm is told. */
export const deliver = async (which: { firmId: FirmId; id: number }): Promise<void> => {
  const letter = await take(which);
  if (!letter) return;
  const firm = await findFirm(which.firmId);
  if (!firm || firm.erasingSince) {
    await drop(letter);
    return;
  }
  const writer = await writers[letter.kind]();
  try {
    const mail = await writer.compose(firm, letter);
    if (mail) {
      await sendMail(firm, mail);
      await writer.sent?.(firm, letter);
    }
  } catch (error) {
    await afterFailure(firm, letter, writer, error);
    return;
  }
  await drop(letter);
};
