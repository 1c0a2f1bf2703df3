import {
  countsAsTaxable,
  futureTest,
  mayAskException,
  mayDeregister,
  pastTest,
  rolling12,
  type TurnoverKind,
  vatLimits,
  warningAt,
} from '../../thresholds.ts';
import { type Area, byShape, day, type Given, inners, num, numbers, text } from '../given.ts';

/** The day whose limits apply if a case names none. */
const presumedDay = '2026-11-21';

const kindOf = (said: string): TurnoverKind => {
  if (/purchase|bought/i.test(said)) return 'reverseChargePurchase';
  if (/reverse/i.test(said)) return 'reverseChargeSale';
  if (/capital|\bvan\b|asset/i.test(said)) return 'capitalAsset';
  if (/interest|compensation|outside|wages|grant|security deposit/i.test(said)) return 'outsideScope';
  if (/exempt|insurance|rent/i.test(said)) return 'exempt';
  if (/zero/i.test(said)) return 'zero';
  return /reduced|5 ?%/i.test(said) ? 'reduced' : 'standard';
};

const ofMonths = (given: Given): Record<string, unknown> => {
  const monthEnd = day(given, 'monthEnd', 'onDate') ?? presumedDay;
  const rolling = num(given, 'rolling12Pence') ?? rolling12(numbers(given, 'monthlyTaxablePence') ?? []);
  const { isOver, notifyBy, registeredFrom } = pastTest(rolling, monthEnd);
  const next = num(given, 'expectedNext12MonthsPence');
  return {
    rolling12Pence: rolling,
    over: isOver,
    mustRegister: isOver,
    notifyBy,
    registeredFrom,
    warnAtPercent: warningAt(rolling, monthEnd),
    mayAskException: next === undefined ? false : mayAskException(rolling, next, monthEnd),
  };
};

const ofFuture = (given: Given): Record<string, unknown> => {
  const { isOver, notifyBy, registeredFrom } = futureTest(
    num(given, 'expectedNext30DaysAlonePence') ?? 0,
    day(given, 'onDate') ?? presumedDay,
  );
  return { mustRegister: isOver, over: isOver, notifyBy, registeredFrom };
};

const ofItems = (given: Given): Record<string, unknown> => ({
  countsPence: (inners(given, 'items') ?? [])
    .filter((item) => countsAsTaxable[kindOf(text(item, 'k', 'kind') ?? '')])
    .reduce((sum, item) => sum + (num(item, 'p', 'pence') ?? 0), 0),
});

const ofLeaving = (given: Given): Record<string, unknown> => ({
  mayDeregister: mayDeregister(
    num(given, 'expectedNext12MonthsPence') ?? 0,
    day(given, 'onDate') ?? presumedDay,
  ),
});

const ofLimits = (given: Given): Record<string, unknown> => {
  const { registration, deregistration } = vatLimits(day(given, 'onDate') ?? presumedDay);
  return { registrationLimitPence: registration, deregistrationLimitPence: deregistration };
};

export const vatThreshold: Area = byShape(
  [['items'], ofItems],
  [['expectedNext30DaysAlonePence'], ofFuture],
  [['monthlyTaxablePence', 'rolling12Pence'], ofMonths],
  [['expectedNext12MonthsPence'], ofLeaving],
  [['onDate'], ofLimits],
);
