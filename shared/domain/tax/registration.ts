import { addDays, addMonths, lastMonths } from '../../dates.ts';
import { toPence, toPounds } from '../../money.ts';
import { isVatRegistered } from '../../settings/registration.ts';
import type { Registration } from '../../tax/registration.ts';
import {
  futureTest,
  mayAskException,
  mayDeregister,
  pastTest,
  rolling12,
  vatLimits,
  warningAt,
} from '../../uk/thresholds.ts';
import type { TaxDay } from './days.ts';
import { taxableOf } from './figures.ts';
import type { TaxTerms } from './terms.ts';

/** Twelve months of turnover at each of twelve month ends, and the current month. */
const monthsBack = 24;

interface MonthPence {
  month: string;
  pence: number;
}

const endOf = (month: string): string => addDays(addMonths(`${month}-01`, 1), -1);

/** The first of the last twelve month ends at which the previous twelve months exceeded the limit, otherwise the last one. */
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

/** The days needed for the turnover of the months up to a day. */
export const registrationDays = (day: string): { from: string; to: string } => ({
  from: `${lastMonths(day, monthsBack)[0]}-01`,
  to: day,
});

const turnoverByMonth = ({ business }: TaxTerms, days: readonly TaxDay[], day: string): MonthPence[] =>
  lastMonths(day, monthsBack).map((month) => ({
    month,
    pence: days
      .filter(({ date }) => date.startsWith(month))
      .reduce((sum, each) => sum + taxableOf(each, isVatRegistered(business, each.date)), 0),
  }));

/** The future test covers this many days. Work accepted within as many past days is assumed to be done within them. */
export const aheadDays = 30;

/** Work that may bring turnover: what awaits the customer's answer, and in pence what was accepted within `aheadDays`. */
export interface Ahead {
  open: Registration['crossing'];
  acceptedPence: number;
}

/** What the result depends on: the days of `registrationDays`, and the work ahead. */
export interface RegistrationFacts {
  terms: TaxTerms;
  days: readonly TaxDay[];
  ahead: readonly Ahead[];
  /** What the trader expects in the next 30 days besides accepted work, in pounds. */
  expected: number;
}

/** How close a business is to the registration limit on a day. */
export const registrationOn = (
  asOf: string,
  { terms, days, ahead, expected }: RegistrationFacts,
): Registration => {
  const isRegistered = isVatRegistered(terms.business, asOf);
  const months = turnoverByMonth(terms, days, asOf);
  const counted = isRegistered ? [] : ahead;
  const accepted = counted.reduce((sum, { acceptedPence }) => sum + acceptedPence, 0);
  const limits = vatLimits(asOf);
  const last = months.slice(-12);
  const turnover = rolling12(last.map(({ pence }) => pence));
  const coming = toPence(expected) + accepted;
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
      accepted: toPounds(accepted),
    },
    mayDeregister: isRegistered && mayDeregister(turnover, asOf),
    mayAskException: !isRegistered && mayAskException(toPence(past.rolling), turnover, past.monthEnd),
    crossing: counted
      .flatMap(({ open }) => open)
      .filter(crosses)
      .slice(0, 20),
  };
};
