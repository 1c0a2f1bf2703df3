import { addDays, today } from '#shared/dates.ts';
import { type Asker, askHmrc, HmrcRefusal } from '../hmrc/ask.ts';
import { accountOf } from './account-of.ts';

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

interface Penalties {
  lateSubmissionPenalty?: {
    summary?: { activePenaltyPoints?: number; regimeThreshold?: number; penaltyChargeAmount?: number };
  };
}

/** HMRC has nothing to tell: it says so with a 404. */
const orNothing = async <T>(asking: Promise<{ body: T }>, nothing: T): Promise<T> => {
  try {
    return (await asking).body;
  } catch (error) {
    if (error instanceof HmrcRefusal && /NOT_FOUND$/.test(error.hmrc.code)) return nothing;
    throw error;
  }
};

const inPence = (pounds: number): number => Math.round(pounds * 100);

/** What HMRC says of the VAT account for the last year. One after the other: HMRC takes three calls a second of all of us. */
export const accountAtHmrc = async (asker: Asker) => {
  const { base } = accountOf(asker.firm);
  const to = today();
  const range = `from=${addDays(to, -364)}&to=${to}`;
  const get = <T>(path: string) => askHmrc<T>(asker, { tax: 'vat', method: 'GET', path: `${base}/${path}` });
  const { liabilities } = await orNothing(get<{ liabilities: Liability[] }>(`liabilities?${range}`), {
    liabilities: [],
  });
  const { payments } = await orNothing(get<{ payments: Payment[] }>(`payments?${range}`), { payments: [] });
  const penalties = await orNothing(get<Penalties>('penalties'), {});
  const { summary } = penalties.lateSubmissionPenalty ?? {};
  const owed = liabilities.reduce((sum, each) => sum + inPence(each.outstandingAmount ?? 0), 0);
  return {
    liabilities: liabilities.map(({ taxPeriod, type, originalAmount, outstandingAmount, due }) => ({
      ...{ from: taxPeriod?.from ?? null, to: taxPeriod?.to ?? null, type, due: due ?? null },
      ...{ original: originalAmount, outstanding: outstandingAmount ?? 0 },
    })),
    payments: payments.map(({ amount, received }) => ({ amount, received: received ?? null })),
    owed: owed / 100,
    penalties: {
      points: summary?.activePenaltyPoints ?? 0,
      threshold: summary?.regimeThreshold ?? null,
      charges: summary?.penaltyChargeAmount ?? 0,
    },
    readAt: new Date().toISOString(),
  };
};
