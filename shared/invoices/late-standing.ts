import type { ClientKind } from '../clients/tax.ts';
import type { YesNo } from '../clients/yes-no.ts';
import { addDays, formatDate, latest } from '../dates.ts';
import { toPounds } from '../money.ts';
import { halfUp, times } from '../rounding.ts';
import { type LateClaim, lateClaim, type Paid, statutoryApplies } from '../uk/late-payment.ts';
import { relevantDay } from '../uk/relevant-day.ts';
import type { Late } from './late.ts';

/** The facts about a debt that the law considers. Money is pence, days are `YYYY-MM-DD`. */
export interface LateFacts {
  debtor: Exclude<ClientKind, 'consumer'>;
  dueDate: string;
  dayAgreed: YesNo;
  ownTerms: YesNo;
  /** The day the work was done; `null` if unknown. */
  performed: string | null;
  /** The day the customer had notice of the amount. */
  noticeOfAmount: string;
  /** True if it is an advance payment, such as a deposit. */
  isAdvance: boolean;
  /** The amount payable in money: less credit notes and a contractor's CIS deduction. */
  principalPence: number;
  /** Payments, and refunds as negative amounts. */
  moves: readonly { on: string; pence: number }[];
}

const lawSource = ({ referenceDate, baseBp }: LateClaim): string => {
  const base = baseBp === null ? 'not known yet' : `${baseBp / 100}%`;
  return `8% over the Bank Rate of ${formatDate(referenceDate)} (${base}): Late Payment of Commercial Debts (Interest) Act 1998 s.1 to 6; SI 2002/1675 art 4`;
};

/** The last day to pay. A due date that was not agreed only counts if it is later than the law’s. */
const lastDay = ({ debtor, dueDate, dayAgreed, performed, noticeOfAmount, isAdvance }: LateFacts) => {
  const purchaser = debtor === 'public' ? ('public authority' as const) : debtor;
  const debt = { purchaser, performed, noticeOfAmount, isAdvance };
  if (isAdvance || dayAgreed === 'yes') {
    const day = relevantDay({ ...debt, agreedDate: dueDate });
    // An advance payment with a later due date than the law’s is not late before that date.
    return isAdvance && day ? latest(day, dueDate) : day;
  }
  return latest(relevantDay(debt), dueDate);
};

/** Payments towards the debt itself: overpayments that were refunded never counted. */
const paymentsOf = ({ moves, principalPence }: LateFacts): Paid[] => {
  let received = 0;
  let before = 0;
  return [...moves]
    .sort((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)))
    .map(({ on, pence }) => {
      received += pence;
      const now = Math.min(principalPence, Math.max(0, received));
      const paid = { date: on, pence: now - before };
      before = now;
      return paid;
    });
};

const leftOf = (facts: LateFacts, payments: readonly Paid[]): number =>
  payments.reduce((left, { pence }) => left - pence, facts.principalPence);

const percent = (bp: number | null): number | null => (bp === null ? null : bp / 100);
const pounds = (pence: number | null): number | null => (pence === null ? null : toPounds(pence));

const nothing = { days: 0, principal: 0, perDay: 0, interest: 0, compensation: 0, total: 0 };

const figures = (claim: LateClaim, leftPence: number) => {
  const { segments, rateBp, interestPence, compensationPence, totalClaimPence } = claim;
  return {
    days: segments.reduce((sum, { days }) => sum + days, 0),
    principal: toPounds(segments[0]?.balancePence ?? leftPence),
    perDay: rateBp === null ? null : toPounds(halfUp(times(leftPence, rateBp), 3_650_000)),
    interest: pounds(interestPence),
    compensation: toPounds(compensationPence),
    total: pounds(totalClaimPence),
  };
};

/**
 * The late payment of an invoice as of a day; `null` if there is none: not due yet, paid in time, or a deposit for work that is
 * not done.
 */
export const lateStanding = (facts: LateFacts, today: string): Late | null => {
  const due = lastDay(facts);
  if (!due || facts.principalPence <= 0) return null;
  const payments = paymentsOf(facts);
  const left = leftOf(facts, payments);
  const claim = lateClaim(due, facts.principalPence, payments, today);
  const isLate = claim.segments.length > 0;
  if (!isLate && (left <= 0 || facts.dueDate >= today)) return null;
  const { dayAgreed, ownTerms } = facts;
  const applies = statutoryApplies(
    {
      debtor: facts.debtor === 'public' ? 'public authority' : 'business',
      hasSubstantialRemedy: ownTerms === 'yes',
    },
    facts.dueDate,
  );
  const lastPaid = latest(...payments.map(({ date }) => date)) ?? today;
  return {
    relevantDay: due,
    from: addDays(due, 1),
    referenceDate: claim.referenceDate,
    base: percent(claim.baseBp),
    rate: percent(claim.rateBp),
    source: lawSource(claim),
    asOf: left > 0 || lastPaid > today ? today : lastPaid,
    ...(applies ? figures(claim, left) : nothing),
    ...{ dayAgreed, ownTerms },
  };
};
