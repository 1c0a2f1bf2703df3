import { addDays, addMonths } from '#shared/dates.ts';
import { vatReturnDueBy } from '#shared/uk/vat-quarters.ts';
import { type Failure, failures } from '../failure.ts';
import type { Liability, Obligation, Payment } from '../state.ts';

/** The `Gov-Test-Scenario` values in HMRC's VAT description, by call. Any other has no effect. */

const periods = (
  from: string,
  count: number,
  months: number,
  fulfilled: number,
  open = count,
): Obligation[] =>
  Array.from({ length: count }, (_, at): Obligation => {
    const start = addMonths(from, at * months);
    const end = addDays(addMonths(start, months), -1);
    const due = vatReturnDueBy(end);
    const periodKey =
      months === 3 ? `${start.slice(2, 4)}A${at + 1}` : `${start.slice(2, 4)}A${'ABCDEFGHIJKL'[at]}`;
    return at < fulfilled
      ? { start, end, due, status: 'F', periodKey, received: addDays(due, -1) }
      : { start, end, due, status: 'O', periodKey };
  }).slice(0, open);

const words = { NONE: 0, ONE: 1, TWO: 2, THREE: 3, FOUR: 4 } as const;

const metOf = (scenario: string): Obligation[] | undefined => {
  const [, kind, word] = /^(QUARTERLY|MONTHLY)_(NONE|ONE|TWO|THREE|FOUR)_MET$/.exec(scenario) ?? [];
  const met = words[word as keyof typeof words];
  if (met === undefined || (kind === 'MONTHLY' && met > 3)) return undefined;
  return kind === 'MONTHLY' ? periods('2017-01-01', 3, 1, met) : periods('2017-01-01', 4, 3, met);
};

const openOf = (scenario: string): Obligation[] | undefined => {
  const [, kind, number, what] = /^(QUARTERLY|MONTHLY)_OBS_(\d\d)_(OPEN|FULFILLED)$/.exec(scenario) ?? [];
  if (!kind) return undefined;
  const [count, months] = kind === 'MONTHLY' ? [12, 1] : [4, 3];
  const at = Number(number);
  if (at < 1 || at > count || (what === 'FULFILLED' && at !== count)) return undefined;
  return periods('2018-01-01', count, months, what === 'OPEN' ? at - 1 : at, at);
};

const named: Record<string, Obligation[]> = {
  MULTIPLE_OPEN_MONTHLY: periods('2018-01-01', 2, 1, 0),
  MULTIPLE_OPEN_QUARTERLY: periods('2018-01-01', 2, 3, 0),
  OBS_SPANS_MULTIPLE_YEARS: periods('2018-11-01', 1, 3, 0),
};

export const obligationsScenario = (scenario: string): Obligation[] | undefined => {
  if (scenario === 'INSOLVENT_TRADER') throw failures.insolvent();
  if (scenario === 'NOT_FOUND') throw failures.notFound();
  return named[scenario] ?? metOf(scenario) ?? openOf(scenario);
};

const submitting: Record<string, () => Failure> = {
  INVALID_VRN: failures.vrn,
  INVALID_PERIODKEY: failures.periodKey,
  INVALID_PAYLOAD: failures.request,
  DUPLICATE_SUBMISSION: failures.duplicate,
  TAX_PERIOD_NOT_ENDED: failures.notEnded,
  INSOLVENT_TRADER: failures.insolvent,
};
const viewing: Record<string, () => Failure> = {
  DATE_RANGE_TOO_LARGE: failures.tooOld,
  INSOLVENT_TRADER: failures.insolvent,
};

const refuser = (table: Record<string, () => Failure>) => (scenario: string) => {
  const failure = table[scenario];
  if (failure) throw failure();
};
export const refuseSubmit = refuser(submitting);
export const refuseView = refuser(viewing);

const liability = (
  from: string,
  to: string,
  originalAmount: number,
  outstandingAmount: number,
): Liability => ({
  ...{ taxPeriod: { from, to }, type: 'VAT Return Debit Charge', originalAmount, outstandingAmount },
  due: vatReturnDueBy(to),
});

const liabilities: Record<string, Liability[]> = {
  SINGLE_LIABILITY: [liability('2017-01-02', '2017-02-02', 463_872, 463_872)],
  MULTIPLE_LIABILITIES: [
    liability('2017-04-05', '2017-08-21', 463_872, 463_872),
    liability('2017-08-22', '2017-12-21', 15, 0),
  ],
  SINGLE_LIABILITY_2018_19: [liability('2018-01-02', '2018-02-02', 463_872, 463_872)],
  MULTIPLE_LIABILITIES_2018_19: [
    liability('2018-04-05', '2018-08-21', 463_872, 463_872),
    liability('2018-08-22', '2018-12-21', 15, 0),
  ],
};

const payments: Record<string, Payment[]> = {
  SINGLE_PAYMENT: [{ amount: 1534.65, received: '2017-02-01' }],
  MULTIPLE_PAYMENTS: [
    { amount: 5, received: '2017-02-27' },
    { amount: 50, received: '2017-03-11' },
  ],
  SINGLE_PAYMENT_2018_19: [{ amount: 1534.65, received: '2018-02-01' }],
  MULTIPLE_PAYMENTS_2018_19: [
    { amount: 5, received: '2018-02-27' },
    { amount: 50, received: '2018-03-11' },
  ],
};

const lister =
  <T>(table: Record<string, T[]>) =>
  (scenario: string): T[] | undefined => {
    if (scenario === 'INSOLVENT_TRADER') throw failures.insolvent();
    return table[scenario];
  };
export const liabilitiesScenario = lister(liabilities);
export const paymentsScenario = lister(payments);
