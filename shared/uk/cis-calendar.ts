import { addDays, addMonths } from '../dates.ts';

/** The dates that follow from a payment under CIS. */
export interface CisDays {
  taxMonthEnd: string;
  /** Last day for the statement to the subcontractor: 14 days after the tax month. CISRegs reg 4(8). */
  statementBy: string;
  /** Last day for the contractor's return. CISRegs reg 4(1). */
  returnBy: string;
  /** Last days to pay HMRC. CISRegs reg 7(1): 17 days after the tax month electronically, 14 otherwise. */
  electronicPaymentBy: string;
  otherPaymentBy: string;
}

const taxMonthLastDay = 5;

/** The last day of the tax month (6th to 5th) of a payment. */
export const taxMonthEnd = (paidOn: string): string => {
  const fifth = `${paidOn.slice(0, 8)}0${taxMonthLastDay}`;
  return paidOn <= fifth ? fifth : addMonths(fifth, 1);
};

/** The last days of a tax year's twelve tax months, by the calendar year it starts in. */
export const taxMonthsOf = (taxYear: number): string[] =>
  Array.from({ length: 12 }, (_, at) => addMonths(`${taxYear}-05-0${taxMonthLastDay}`, at));

/** The dates that follow from the day a contractor pays. The invoice's date doesn't matter. */
export const cisDays = (paidOn: string): CisDays => {
  const end = taxMonthEnd(paidOn);
  const fourteenth = addDays(end, 14);
  return {
    taxMonthEnd: end,
    statementBy: fourteenth,
    returnBy: fourteenth,
    electronicPaymentBy: addDays(end, 17),
    otherPaymentBy: fourteenth,
  };
};

/** CISRegs reg 4(9A): from this day a return is also required for a month without payments. */
export const nilReturnsFrom = '2026-04-06';

/** True if a mainstream contractor must send a return for a tax month in which nobody was paid. */
export const owesNilReturn = (monthEnd: string, hasToldHmrc: boolean): boolean =>
  monthEnd >= nilReturnsFrom && !hasToldHmrc;

/**
 * True if a subcontractor must be verified before being paid: not if they were on a return in this tax year or the two before.
 * Tax years by the calendar year they start in. CISRegs reg 6(3), (4).
 */
export const mustVerify = (taxYear: number, lastReturnedInTaxYear: number | null): boolean =>
  lastReturnedInTaxYear === null || lastReturnedInTaxYear < taxYear - 2;

/** Finance Act 2009 Sch 55: fixed penalties in pence by months late; after 6 and 12 months at least 5 % of the deductions. */
export const lateReturnPenalty = (monthsLate: number, deductionPence: number): number => {
  const tax = Math.max(30_000, Math.round(deductionPence / 20));
  const steps: [number, number][] = [
    [0, 10_000],
    [2, 20_000],
    [6, tax],
    [12, tax],
  ];
  return steps.reduce((sum, [from, penalty]) => (monthsLate >= from ? sum + penalty : sum), 0);
};
