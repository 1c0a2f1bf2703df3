import type { LetterKind, StoredLetter } from '#functions/letters/entity.ts';
import type { Mail } from '#functions/lib/mail/mail.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';

/** How emails of one kind are composed and followed up. */
export interface Writer {
  /** Composes the email; `undefined` if it is no longer needed. */
  compose: (firm: StoredFirm, letter: StoredLetter) => Promise<Mail | undefined>;
  /** Tells the firm that it won't be sent, and why, if the email's record doesn't suffice. */
  failed?: (firm: StoredFirm, letter: StoredLetter, reason: string) => Promise<void>;
  /** Records that it was sent. */
  sent?: (firm: StoredFirm, letter: StoredLetter) => Promise<void>;
}

const quotes = async (): Promise<Writer> => import('#functions/quotes/send/letter.ts');
const outcomes = async (): Promise<Writer> => {
  const [{ compose }, { failed }] = await Promise.all([
    import('#functions/quotes/answer/letter.ts'),
    quotes(),
  ]);
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
/** Emails about a visit that a user asked for; records what the client knows once sent. */
const toldVisits = async (): Promise<Writer> => {
  const { compose, failed, toldAsAsked } = await import('#functions/visits/letter.ts');
  return { compose, failed, sent: toldAsAsked };
};
export const writers: Record<LetterKind, () => Promise<Writer>> = {
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
  visit_booked: visits,
  visit_moved: visits,
  visit_off: visits,
  visit_on: visits,
  visit_told: toldVisits,
  invoice: async () => import('#functions/invoices/send/letter.ts'),
  reminder: async () => import('#functions/invoices/remind/letter.ts'),
  statement: async () => import('#functions/invoices/statement/letter.ts'),
  notice: async () => import('#functions/letters/notice-mail.ts'),
  service: async () => import('#functions/certificates/letter.ts'),
  certificate: async () => import('#functions/certificates/copies/letter.ts'),
  dues: async () => import('#functions/dues/letter.ts'),
  review: async () => import('#functions/clients/review-letter.ts'),
};
