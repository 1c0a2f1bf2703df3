import { addDays, today } from '#shared/dates.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { type Asker, askHmrc, orNothing } from '../hmrc/ask.ts';
import { accountOf } from '../vrn.ts';
import { type Penalties, shownPenalties } from './penalties.ts';

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

/** HMRC uses a different code if there are no penalties. */
const nothingCodes = ['NOT_FOUND', 'MATCHING_RESOURCE_NOT_FOUND'];

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
  const owed = liabilities.reduce((sum, each) => sum + toPence(each.outstandingAmount ?? 0), 0);
  return {
    liabilities: liabilities.map(({ taxPeriod, type, originalAmount, outstandingAmount, due }) => ({
      ...{ from: taxPeriod?.from ?? null, to: taxPeriod?.to ?? null, type, due: due ?? null },
      ...{ original: originalAmount, outstanding: outstandingAmount ?? 0 },
    })),
    payments: payments.map(({ amount, received }) => ({ amount, received: received ?? null })),
    owed: toPounds(owed),
    penalties: shownPenalties(penalties),
    readAt: new Date().toISOString(),
  };
};
