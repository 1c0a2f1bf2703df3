import { type From, inForceOrFirst } from './by-date.ts';

/** What the law on late payment lets the parties agree. */
export interface PaymentTermsLaw {
  /** The longest payment term allowed between businesses, in days; null for no limit. */
  maxTermDays: number | null;
  /** A contract may have its own substantial remedy instead of statutory interest (LPA s.8). */
  substantialRemedyAllowed: boolean;
  retentionAllowed: boolean;
}

/** By date. The Commercial Payments Bill (first reading 19 May 2026) would add a row; none of it is in force yet. */
const table: readonly [From<PaymentTermsLaw>, ...From<PaymentTermsLaw>[]] = [
  { from: '2013-03-16', maxTermDays: null, substantialRemedyAllowed: true, retentionAllowed: true },
];

export const paymentTermsLaw = (day: string): PaymentTermsLaw => inForceOrFirst(table, day);
