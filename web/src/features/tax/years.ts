import { today } from '#shared/dates.ts';
import { taxYearName, taxYearStart } from '#shared/uk/tax-year.ts';

/** The number of tax years to choose from, this one first. */
const yearsBack = 6;

export const taxYears = (): string[] =>
  Array.from({ length: yearsBack }, (_, at) => taxYearName(taxYearStart(today()) - at));
