import { invalidField } from '#shared/kernel/refusal.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { type Asker, askHmrc } from '../hmrc/ask.ts';
import { accountOf } from '../vrn.ts';

/** A late payment penalty. The first accrues from day 16 and 31, the second daily from then (Finance Act 2021 Sch 26). */
interface LatePayment {
  penaltyCategory?: string;
  penaltyAmountAccruing?: number;
  penaltyAmountPosted?: number;
  penaltyAmountOutstanding?: number;
  penaltyChargeReference?: string;
  principalChargeBillingFrom?: string;
  principalChargeBillingTo?: string;
  principalChargeDueDate?: string;
}

/** A point for a late return; with a charge once there are as many points as the threshold (Finance Act 2021 Sch 24). */
interface LateReturn {
  chargeReference?: string;
  chargeAmount?: number;
  chargeOutstandingAmount?: number;
  lateSubmissions?: { taxPeriodStartDate?: string; taxPeriodEndDate?: string; taxPeriodDueDate?: string }[];
}

export interface Penalties {
  latePaymentPenalty?: { details?: LatePayment[] };
  lateSubmissionPenalty?: {
    summary?: { activePenaltyPoints?: number; regimeThreshold?: number; penaltyChargeAmount?: number };
    details?: LateReturn[];
  };
}

const lateOf = (each: LatePayment) => ({
  isSecond: each.penaltyCategory === 'LPP2',
  from: each.principalChargeBillingFrom ?? null,
  to: each.principalChargeBillingTo ?? null,
  due: each.principalChargeDueDate ?? null,
  accruing: each.penaltyAmountAccruing ?? 0,
  charged: each.penaltyAmountPosted ?? 0,
  outstanding: each.penaltyAmountOutstanding ?? each.penaltyAmountPosted ?? 0,
  reference: each.penaltyChargeReference ?? null,
});

const returnOf = ({ lateSubmissions = [], chargeReference, ...charge }: LateReturn) => ({
  from: lateSubmissions[0]?.taxPeriodStartDate ?? null,
  to: lateSubmissions[0]?.taxPeriodEndDate ?? null,
  due: lateSubmissions[0]?.taxPeriodDueDate ?? null,
  charged: charge.chargeAmount ?? 0,
  outstanding: charge.chargeOutstandingAmount ?? charge.chargeAmount ?? 0,
  reference: chargeReference ?? null,
});

const sumOf = (amounts: readonly (number | undefined)[]): number =>
  toPounds(amounts.reduce<number>((sum, pounds) => sum + toPence(pounds ?? 0), 0));

/** Points, the charges that they led to, and penalties for paying late. */
export const shownPenalties = ({ lateSubmissionPenalty, latePaymentPenalty }: Penalties) => {
  const { summary, details = [] } = lateSubmissionPenalty ?? {};
  const returns = details.filter(({ chargeAmount = 0 }) => chargeAmount !== 0).map(returnOf);
  const late = (latePaymentPenalty?.details ?? []).map(lateOf);
  return {
    points: summary?.activePenaltyPoints ?? 0,
    threshold: summary?.regimeThreshold ?? null,
    charges: summary?.penaltyChargeAmount ?? 0,
    outstanding: sumOf([...returns, ...late].map(({ outstanding }) => outstanding)),
    ...{ returns, late },
  };
};

/** HMRC may have several documents for a charge, for example if it was reversed. */
interface FinancialDetails {
  documentDetails?: {
    documentTotalAmount?: number;
    documentClearedAmount?: number;
    documentOutstandingAmount?: number;
    documentInterestTotals?: { interestPostedAmount?: number; interestAccruingAmount?: number };
    lineItemDetails?: { netDueDate?: string }[];
  }[];
}

/** The reference of a penalty's charge, as named in an address. Throws 400. */
export const referenceIn = (text: string): string => {
  if (!/^[A-Za-z\d]{12,16}$/.test(text))
    throw invalidField('reference', 'Name a penalty by its reference, like XP123456789012');
  return text;
};

/** What a penalty stands at, by the reference of its charge. */
export const penaltyAtHmrc = async (asker: Asker, reference: string) => {
  const path = `${accountOf(asker.firm).base}/financial-details/${encodeURIComponent(reference)}`;
  const { body } = await askHmrc<FinancialDetails>(asker, { tax: 'vat', method: 'GET', path });
  const { documentDetails: documents = [] } = body;
  const interests = documents.map(({ documentInterestTotals = {} }) => documentInterestTotals);
  const dueDays = documents.flatMap(({ lineItemDetails = [] }) =>
    lineItemDetails.flatMap(({ netDueDate }) => netDueDate ?? []),
  );
  return {
    reference,
    charged: sumOf(documents.map(({ documentTotalAmount }) => documentTotalAmount)),
    paid: sumOf(documents.map(({ documentClearedAmount }) => documentClearedAmount)),
    outstanding: sumOf(documents.map(({ documentOutstandingAmount }) => documentOutstandingAmount)),
    interest: sumOf(interests.flatMap((each) => [each.interestPostedAmount, each.interestAccruingAmount])),
    payBy: dueDays.sort()[0] ?? null,
    readAt: new Date().toISOString(),
  };
};
