import * as z from 'zod/mini';
import { startOfTaxYear, taxYearName } from '../../uk/tax-year.ts';

/** A tax year by its name: `2026-27`. */
export const taxYear = z.string().check(
  z.refine((text) => /^(19|20)\d\d-\d\d$/.test(text) && taxYearName(startOfTaxYear(text)) === text, {
    error: 'Is not a tax year like 2026-27',
  }),
);
