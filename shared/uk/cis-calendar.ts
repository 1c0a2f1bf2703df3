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
