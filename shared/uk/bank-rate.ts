import { addDays } from '../dates.ts';

/** The Bank of England's official rate in basis points on the reference days of each half-year. Source: bankofengland.co.uk. */
const bankRateBp: Readonly<Record<string, number>> = {
  '2020-06-30': 10,
  '2020-12-31': 10,
  '2021-06-30': 10,
  '2021-12-31': 25,
  '2022-06-30': 125,
  '2022-12-31': 350,
  '2023-06-30': 500,
  '2023-12-31': 525,
  '2024-06-30': 525,
  '2024-12-31': 475,
  '2025-06-30': 425,
  '2025-12-31': 375,
  '2026-06-30': 375,
};

/** Statutory interest is this much above the official rate. SI 2002/1675 art 4; SSI 2002/336 for Scotland. */
const overBaseBp = 800;

export interface StatutoryRate {
  referenceDate: string;
  /** Null if we don't have that day's rate yet: the claim then has to wait. */
  baseBp: number | null;
  rateBp: number | null;
}

/**
 * The rate of statutory interest starting on a day, fixed for the life of the debt: the official rate of 31 December for the
 * half-year to 30 June, of 30 June for the half-year to 31 December. LPA s.4(2); SI 2002/1675 art 4.
 */
export const statutoryRate = (interestStarts: string): StatutoryRate => {
  const year = interestStarts.slice(0, 4);
  const referenceDate =
    interestStarts < `${year}-07-01` ? addDays(`${year}-01-01`, -1) : addDays(`${year}-07-01`, -1);
  const baseBp = bankRateBp[referenceDate] ?? null;
  return { referenceDate, baseBp, rateBp: baseBp === null ? null : baseBp + overBaseBp };
};
