import { type From, inForceOrFirst } from './by-date.ts';

/** What the law of late payment lets parties agree. */
export interface PaymentTermsLaw {
  /** The longest term between businesses that may be agreed at all, in days; null for none. */
  maxTermDays: number | null;
  /** A contract may have a substantial remedy of its own instead of statutory interest (LPA s.8). */
  substantialRemedyAllowed: boolean;
  retentionAllowed: boolean;
}

/** By date. The Commercial Payments Bill (first reading 19 May 2026) would add a row; nothing of it is in force. */
const table: readonly [From<PaymentTermsLaw>, ...From<PaymentTermsLaw>[]] = [
  { from: '2013-03-16', maxTermDays: null, substantialRemedyAllowed: true, retentionAllowed: true },
];

export const paymentTermsLaw = (day: string): PaymentTermsLaw => inForceOrFirst(table, day);
