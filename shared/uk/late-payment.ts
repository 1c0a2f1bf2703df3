import { addDays, daysBetween } from '../dates.ts';
import { halfUp, times } from '../rounding.ts';
import { statutoryRate } from './bank-rate.ts';
import { paymentTermsLaw } from './payment-reform.ts';

/** What determines whether a debt bears statutory interest (LPA s.1–3, 8, 9). An unknown client counts as a consumer. */
export interface ClaimGround {
  debtor: 'business' | 'public authority' | 'consumer';
  /** The contract has its own substantial remedy for late payment, which applies instead, without the fixed sum. */
  hasSubstantialRemedy?: boolean | undefined;
  /** Consumer credit, a mortgage, a charge (s.2(5)). */
  isCredit?: boolean | undefined;
}

/** True if statutory interest, and with it the fixed sum, can be claimed for a debt due on a day. */
export const statutoryApplies = (
  { debtor, hasSubstantialRemedy, isCredit }: ClaimGround,
  due: string,
): boolean => {
  const isDisplaced = hasSubstantialRemedy && paymentTermsLaw(due).substantialRemedyAllowed;
  return debtor !== 'consumer' && !isDisplaced && !isCredit;
};

/** A payment in pence. */
export interface Paid {
  date: string;
  pence: number;
}

/** A balance in pence, and the number of whole days it was owed. */
export interface Segment {
  balancePence: number;
  days: number;
}

export interface Balance {
  /** The balance when interest starts. */
  atStart: number;
  segments: Segment[];
}

/**
 * The balances from the relevant day to each payment, and to `until` for what is still owed. Payments reduce the principal
 * first. Payments up to the relevant day are in time.
 */
export const balancesFrom = (
  relevantDay: string,
  principalPence: number,
  payments: readonly Paid[],
  until?: string | null,
): Balance => {
  const inOrder = [...payments].sort((one, other) => (one.date < other.date ? -1 : 1));
  const segments: Segment[] = [];
  let owed = principalPence;
  let atStart = principalPence;
  let since = relevantDay;
  const owe = (to: string) => {
    const days = daysBetween(since, to);
    if (days <= 0) return;
    if (owed > 0) segments.push({ balancePence: owed, days });
    since = to;
  };
  for (const { date, pence } of inOrder) {
    if (until && date > until) break;
    owe(date);
    owed = Math.max(0, owed - pence);
    if (date <= relevantDay) atStart = owed;
  }
  if (until) owe(until);
  return { atStart, segments };
};

/** Simple interest in pence, always over 365 days, rounded once at the end. LPA s.1; the government's worked example. */
export const interestOn = (segments: readonly Segment[], rateBp: number): number =>
  halfUp(
    segments.reduce((sum, { balancePence, days }) => sum + times(balancePence, rateBp, days), 0n),
    3_650_000,
  );

/** LPA s.5A(2): the fixed sum in pence by the size of the debt. */
const fixedSums: readonly { below: number; pence: number }[] = [
  { below: 100_000, pence: 4000 },
  { below: 1_000_000, pence: 7000 },
  { below: Number.POSITIVE_INFINITY, pence: 10_000 },
];

/** The fixed sum for a debt in pence; 0 without a debt. Once per invoice, from the day interest starts. */
export const compensationFor = (debtPence: number): number =>
  debtPence <= 0 ? 0 : (fixedSums.find(({ below }) => debtPence < below)?.pence ?? 0);

export interface LateClaim {
  interestStarts: string;
  referenceDate: string;
  baseBp: number | null;
  rateBp: number | null;
  segments: Segment[];
  /** Null if the base rate of the half-year isn't known yet. */
  interestPence: number | null;
  compensationPence: number;
  totalClaimPence: number | null;
}

/** What can be claimed for an invoice that was paid late, or is unpaid on the day `until`. */
export const lateClaim = (
  relevantDay: string,
  principalPence: number,
  payments: readonly Paid[],
  until?: string | null,
): LateClaim => {
  const interestStarts = addDays(relevantDay, 1);
  const rate = statutoryRate(interestStarts);
  const { atStart, segments } = balancesFrom(relevantDay, principalPence, payments, until);
  const interestPence = rate.rateBp === null ? null : interestOn(segments, rate.rateBp);
  const compensationPence = segments.length > 0 ? compensationFor(atStart) : 0;
  return {
    interestStarts,
    ...rate,
    segments,
    interestPence,
    compensationPence,
    totalClaimPence: interestPence === null ? null : interestPence + compensationPence,
  };
};
