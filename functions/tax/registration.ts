import type { StoredUser } from '#functions/lib/session.ts';
import { addDays, addMonths, lastMonths, today } from '#shared/dates.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { isVatRegistered } from '#shared/settings/registration.ts';
import type { Registration, RegistrationQuery } from '#shared/tax/registration.ts';
import {
  futureTest,
  mayDeregister,
  pastTest,
  rolling12,
  vatLimits,
  warningAt,
} from '#shared/uk/thresholds.ts';
import { daysIn } from './days.ts';
import { taxableOf } from './figures.ts';
import { openQuotes } from './quotes.ts';
import { termsOf } from './terms.ts';

/** Twelve months of turnover at each of twelve month ends, and the month that runs. */
const monthsBack = 24;

interface MonthPence {
  month: string;
  pence: number;
}

const endOf = (month: string): string => addDays(addMonths(`${month}-01`, 1), -1);

/** The first month end of the last twelve at which the twelve months before were over the limit, else the last one. */
const pastOf = (months: readonly MonthPence[]): Registration['past'] => {
  const ends = months.slice(-monthsBack / 2 - 1, -1).map(({ month }) => {
    const upTo = months.filter((each) => each.month <= month).map(({ pence }) => pence);
    const [monthEnd, rolling] = [endOf(month), rolling12(upTo)];
    return { ...pastTest(rolling, monthEnd), monthEnd, rolling: toPounds(rolling) };
  });
  const found = ends.find(({ isOver }) => isOver) ?? ends.at(-1);
  if (!found) throw new Error('There is always a last month');
  return found;
};

const notTested = { isOver: false, notifyBy: null, registeredFrom: null };

const turnoverByMonth = async (user: StoredUser, day: string): Promise<MonthPence[]> => {
  const { business } = termsOf(user);
  const names = lastMonths(day, monthsBack);
  const days = await daysIn(user.userId, `${names[0]}-01`, day);
  return names.map((month) => ({
    month,
    pence: days
      .filter(({ date }) => date.startsWith(month))
      .reduce((sum, each) => sum + taxableOf(each, isVatRegistered(business, each.date)), 0),
  }));
};

/** How near a business is to registration: two round trips side by side, bounded by days, and by the quotes that are open. */
export const registrationOf = async (
  user: StoredUser,
  { expected = 0 }: RegistrationQuery,
): Promise<Registration> => {
  const asOf = today();
  const isRegistered = isVatRegistered(user.business ?? {}, asOf);
  const [months, quotes] = await Promise.all([
    turnoverByMonth(user, asOf),
    isRegistered ? { open: [], acceptedPence: 0 } : openQuotes(user.userId, asOf),
  ]);
  const limits = vatLimits(asOf);
  const last = months.slice(-12);
  const turnover = rolling12(last.map(({ pence }) => pence));
  const coming = toPence(expected) + quotes.acceptedPence;
  const past = pastOf(months);
  const crosses = ({ total }: { total: number }): boolean =>
    turnover <= limits.registration && turnover + toPence(total) > limits.registration;
  return {
    asOf,
    isRegistered,
    limits: {
      registration: toPounds(limits.registration),
      deregistration: toPounds(limits.deregistration),
    },
    turnover: toPounds(turnover),
    percent: Math.floor((turnover * 1000) / limits.registration) / 10,
    warning: isRegistered ? null : warningAt(turnover, asOf),
    months: last.map(({ month, pence }) => ({ month, turnover: toPounds(pence) })),
    past: isRegistered ? { ...past, ...notTested } : past,
    future: {
      ...(isRegistered ? notTested : futureTest(coming, asOf)),
      expected: toPounds(coming),
      accepted: toPounds(quotes.acceptedPence),
    },
    mayDeregister: isRegistered && mayDeregister(turnover, asOf),
    crossing: quotes.open.filter(crosses).slice(0, 20),
  };
};
