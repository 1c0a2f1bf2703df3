import { failures } from '../failure.ts';

/** The penalties that a `Gov-Test-Scenario` value gives, with the fields that HMRC requires, and the details of each. */

interface LateReturn {
  penaltyNumber: string;
  penaltyOrder: string;
  penaltyCategory: 'point' | 'threshold' | 'charge';
  penaltyStatus: 'active' | 'inactive';
  penaltyCreationDate: string;
  penaltyExpiryDate: string;
  lateSubmissions: object[];
  chargeReference?: string;
  chargeAmount?: number;
  chargeOutstandingAmount?: number;
  chargeDueDate?: string;
}

interface LatePayment {
  principalChargeReference: string;
  penaltyCategory: 'LPP1' | 'LPP2';
  penaltyStatus: 'accruing' | 'posted';
  penaltyAmountAccruing: number;
  penaltyAmountPosted: number;
  penaltyAmountPaid?: number;
  penaltyAmountOutstanding?: number;
  penaltyChargeReference?: string;
  penaltyChargeDueDate?: string;
  principalChargeDocNumber: string;
  principalChargeBillingFrom: string;
  principalChargeBillingTo: string;
  principalChargeDueDate: string;
}

/** The points at which a trader with quarterly returns is charged. */
const threshold = 4;

/** Each late quarter's dates. */
const quarters = [
  { from: '2023-04-01', to: '2023-06-30', due: '2023-08-07' },
  { from: '2023-07-01', to: '2023-09-30', due: '2023-11-07' },
  { from: '2023-10-01', to: '2023-12-31', due: '2024-02-07' },
  { from: '2024-01-01', to: '2024-03-31', due: '2024-05-07' },
  { from: '2024-04-01', to: '2024-06-30', due: '2024-08-07' },
];

/** Part of the first charge has been paid. */
const charges = [
  { chargeReference: 'XS100000000001', chargeAmount: 200, chargeOutstandingAmount: 120 },
  { chargeReference: 'XS100000000002', chargeAmount: 200, chargeOutstandingAmount: 200 },
];

const categoryOf = (nth: number): LateReturn['penaltyCategory'] => {
  if (nth < threshold) return 'point';
  return nth === threshold ? 'threshold' : 'charge';
};

const lateReturns = (many: number): LateReturn[] =>
  quarters.slice(0, many).map(({ from, to, due }, at) => ({
    ...{ penaltyNumber: String(at + 1).padStart(5, '0'), penaltyOrder: String(at + 1) },
    ...{ penaltyCategory: categoryOf(at + 1), penaltyStatus: 'active', penaltyCreationDate: due },
    penaltyExpiryDate: '2026-09-01',
    lateSubmissions: [
      {
        ...{ lateSubmissionID: String(at + 1).padStart(3, '0'), taxReturnStatus: 'Fulfilled' },
        ...{ taxPeriodStartDate: from, taxPeriodEndDate: to, taxPeriodDueDate: due },
      },
    ],
    ...(charges[at + 1 - threshold] && { ...charges[at + 1 - threshold], chargeDueDate: '2024-09-06' }),
  }));

const lateSubmissionPenalty = (many: number) => {
  const details = lateReturns(many);
  return {
    lateSubmissionPenalty: {
      summary: {
        ...{ activePenaltyPoints: Math.min(many, threshold), inactivePenaltyPoints: 0 },
        ...{ periodOfComplianceAchievement: '2025-09-30', regimeThreshold: threshold },
        penaltyChargeAmount: details.reduce((sum, { chargeAmount = 0 }) => sum + chargeAmount, 0),
      },
      details,
    },
  };
};

const principal = {
  principalChargeReference: 'XV100000000009',
  principalChargeDocNumber: '100000000009',
  principalChargeBillingFrom: '2024-01-01',
  principalChargeBillingTo: '2024-03-31',
  principalChargeDueDate: '2024-05-07',
};
const growing: LatePayment = {
  ...principal,
  ...{ penaltyCategory: 'LPP2', penaltyStatus: 'accruing' },
  ...{ penaltyAmountAccruing: 30.4, penaltyAmountPosted: 0 },
};
const posted: LatePayment = {
  ...principal,
  ...{ penaltyCategory: 'LPP1', penaltyStatus: 'posted' },
  ...{
    penaltyAmountAccruing: 0,
    penaltyAmountPosted: 90,
    penaltyAmountPaid: 40,
    penaltyAmountOutstanding: 50,
  },
  ...{ penaltyChargeReference: 'XP100000000001', penaltyChargeDueDate: '2024-07-06' },
};

const latePaymentPenalty = (details: LatePayment[]) => ({ latePaymentPenalty: { details } });

const byScenario: Record<string, object> = {
  LATE_SUBMISSION: lateSubmissionPenalty(1),
  LATE_PAYMENT: latePaymentPenalty([posted]),
  MULTIPLE_PENALTIES: { ...lateSubmissionPenalty(1), ...latePaymentPenalty([posted]) },
  DEFAULT: { ...lateSubmissionPenalty(threshold), ...latePaymentPenalty([posted, growing]) },
  MULTIPLE_LATE_PAYMENT_PENALTIES: latePaymentPenalty([posted, growing]),
  MULTIPLE_LATE_SUBMISSION_PENALTIES: lateSubmissionPenalty(2),
  THRESHOLD_LATE_SUBMISSION_PENALTIES: lateSubmissionPenalty(threshold),
  CHARGE_LATE_SUBMISSION_PENALTIES: lateSubmissionPenalty(threshold + 1),
};

export const penaltiesOf = (scenario: string): object => {
  if (scenario === 'INSOLVENT_TRADER') throw failures.insolvent();
  if (scenario === 'NOT_FOUND') throw failures.noMatch();
  return byScenario[scenario] ?? {};
};

/** Each charge by its reference: in all, left to pay, and due. */
const balances = new Map<string, { total: number; left: number; due: string }>([
  ...charges.map(
    ({ chargeReference, chargeAmount: total, chargeOutstandingAmount: left }) =>
      [chargeReference, { total, left, due: '2024-09-06' }] as const,
  ),
  ['XP100000000001', { total: 90, left: 50, due: '2024-07-06' }],
]);

/** What a penalty's charge stands at. Throws HMRC's errors for a reference that is malformed or unknown. */
export const financialDetailsOf = (reference: string): object => {
  if (!/^[A-Z\d]{12,16}$/i.test(reference)) throw failures.chargeReference();
  const known = balances.get(reference);
  if (!known) throw failures.noMatch();
  const { total, left, due } = known;
  const interest = { interestPostedAmount: 1.25, interestAccruingAmount: 0.35 };
  return {
    totalisations: { totalOverdue: left, totalNotYetDue: 0, totalBalance: left, totalCleared: total - left },
    documentDetails: [
      {
        ...{
          documentTotalAmount: total,
          documentClearedAmount: total - left,
          documentOutstandingAmount: left,
        },
        documentInterestTotals: interest,
        lineItemDetails: [{ netDueDate: due, amount: total }],
      },
    ],
  };
};
