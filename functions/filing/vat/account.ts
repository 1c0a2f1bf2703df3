import { addDays, today } from '#shared/dates.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { type Asker, askHmrc, orNothing } from '../hmrc/ask.ts';
import { accountOf } from '../vrn.ts';

interface Liability {
  taxPeriod?: { from: string; to: string };
  type: string;
  originalAmount: number;
  outstandingAmount?: number;
  due?: string;
}

interface Payment {
  amount: number;
  received?: string;
}

/** A late payment penalty. The first accrues from day 16 and 31, the second daily from then (Finance Act 2021 Sch 26). */
interface LatePayment {
  penaltyCategory?: string;
  penaltyAmountAccruing?: number;
  penaltyAmountPosted?: number;
  principalChargeBillingFrom?: string;
  principalChargeBillingTo?: string;
  principalChargeDueDate?: string;
}

interface Penalties {
  latePaymentPenalty?: { details?: LatePayment[] };
  lateSubmissionPenalty?: {
    summary?: { activePenaltyPoints?: number; regimeThreshold?: number; penaltyChargeAmount?: number };
  };
}

/** HMRC uses a different code if there are no penalties. */
const nothingCodes = ['NOT_FOUND', 'MATCHING_RESOURCE_NOT_FOUND'];

const lateOf = ({ latePaymentPenalty }: Penalties) =>
  (latePaymentPenalty?.details ?? []).map((each) => ({
    isSecond: each.penaltyCategory === 'LPP2',
    from: each.principalChargeBillingFrom ?? null,
    to: each.principalChargeBillingTo ?? null,
    due: each.principalChargeDueDate ?? null,
    accruing: each.penaltyAmountAccruing ?? 0,
    charged: each.penaltyAmountPosted ?? 0,
  }));

/** The VAT account at HMRC over the last year. The calls are sequential, because HMRC accepts three a second from the whole app. */
export const accountAtHmrc = async (asker: Asker) => {
  const { base } = accountOf(asker.firm);
  const to = today();
  const range = `from=${addDays(to, -364)}&to=${to}`;
  const get = <T>(path: string, nothing: T): Promise<T> =>
    orNothing(
      askHmrc<T>(asker, { tax: 'vat', method: 'GET', path: `${base}/${path}` }),
      nothing,
      nothingCodes,
    );
  const { liabilities } = await get<{ liabilities: Liability[] }>(`liabilities?${range}`, {
    liabilities: [],
  });
  const { payments } = await get<{ payments: Payment[] }>(`payments?${range}`, { payments: [] });
  const penalties = await get<Penalties>('penalties', {});
  const { summary } = penalties.lateSubmissionPenalty ?? {};
  const owed = liabilities.reduce((sum, each) => sum + toPence(each.outstandingAmount ?? 0), 0);
  return {
    liabilities: liabilities.map(({ taxPeriod, type, originalAmount, outstandingAmount, due }) => ({
      ...{ from: taxPeriod?.from ?? null, to: taxPeriod?.to ?? null, type, due: due ?? null },
      ...{ original: originalAmount, outstanding: outstandingAmount ?? 0 },
    })),
    payments: payments.map(({ amount, received }) => ({ amount, received: received ?? null })),
    owed: toPounds(owed),
    penalties: {
      points: summary?.activePenaltyPoints ?? 0,
      threshold: summary?.regimeThreshold ?? null,
      charges: summary?.penaltyChargeAmount ?? 0,
      late: lateOf(penalties),
    },
    readAt: new Date().toISOString(),
  };
};
