import * as z from 'zod/mini';
import { line } from '../fields.ts';
import { checkDigit } from '../kernel/problems.ts';
import { hasVatForm, isVatNumber } from '../uk/identifiers.ts';

/** The schema of a British VAT number as typed; `where` says in the error what to check it against. */
export const vatNumber = (where: string) =>
  line(20).check(
    z.refine((text) => hasVatForm(text), {
      error: `This isn’t a valid VAT number. Check it against ${where}.`,
    }),
    z.refine((text) => isVatNumber(text), {
      error: `This isn’t a valid VAT number. Check it against ${where}.`,
      params: checkDigit,
    }),
  );
