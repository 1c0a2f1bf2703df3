import type { LetterKind } from '#functions/letters/entity.ts';
import { quoteWriters } from './quotes.ts';
import type { Writer } from './writer.ts';

const payments = async (): Promise<Writer> => import('#functions/payments/online/letter.ts');
const visits = async (): Promise<Writer> => import('#functions/visits/letter.ts');
/** Emails about a visit that a user asked for; records what the client knows once sent. */
const toldVisits = async (): Promise<Writer> => {
  const { compose, failed, toldAsAsked } = await import('#functions/visits/letter.ts');
  return { compose, failed, sent: toldAsAsked };
};
export const writers: Record<LetterKind, () => Promise<Writer>> = {
  ...quoteWriters,
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
