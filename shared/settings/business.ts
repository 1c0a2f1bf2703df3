import * as z from 'zod/mini';
import { basedOn, date, email, line, lines, optional, telephone } from '../fields.ts';
import { checkDigit } from '../kernel/problems.ts';
import { textLimits } from '../limits.ts';
import { isCompanyNumber, isUtr, paddedCompanyNumber } from '../uk/identifiers.ts';
import { nations } from '../uk/nations.ts';
import { vatSchemes } from '../uk/vat-schemes.ts';
import { isColour } from './brand.ts';
import { businessKinds, cisStatuses } from './options.ts';
import { vatNumber } from './vat-number.ts';

const companyNumber = line(20).check(
  z.refine((text) => isCompanyNumber(text), {
    error: ({ input }) => {
      const padded = paddedCompanyNumber(String(input));
      return padded
        ? `A company number has 8 characters. Is it ${padded}?`
        : 'Enter a company number like 01234567 or SC123456';
    },
  }),
);

const utr = line(20).check(
  z.regex(/^\s*K?(\s*\d){10}\s*K?\s*$/i, 'Enter the 10 digits of your UTR'),
  z.refine((text) => isUtr(text), {
    error: 'Check your UTR for typos. These 10 digits don’t match',
    params: checkDigit,
  }),
);

const isBefore = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string' && one !== '' && other !== '' && one < other;

/** The business details. All are optional; fields left out of an update stay unchanged. */
export const businessInput = z
  .strictObject({
    businessKind: optional(z.enum(businessKinds)),
    tradingName: optional(line(textLimits.name)),
    /** The owner's legal name; for a partnership, the names of all partners. */
    ownName: optional(line(textLimits.address)),
    /** A company's registered name. */
    legalName: optional(line(textLimits.name)),
    companyNumber: optional(companyNumber),
    registeredOffice: optional(lines(textLimits.address)),
    address: optional(lines(textLimits.address)),
    phone: optional(telephone),
    email: optional(email),
    vatScheme: optional(z.enum(vatSchemes)),
    vatNumber: optional(vatNumber('your certificate')),
    /** The first and last day of the VAT registration. */
    vatFrom: optional(date),
    vatTo: optional(date),
    cisStatus: optional(z.enum(cisStatuses)),
    utr: optional(utr),
    paymentTermsDays: z.optional(
      z.nullable(
        z
          .int('Enter whole days, like 30')
          .check(z.minimum(0, 'Cannot be negative'), z.maximum(365, 'Can be at most 365')),
      ),
    ),
    /** The default validity of a new quote, in days, and its default terms. */
    quoteValidDays: z.optional(
      z.nullable(
        z
          .int('Enter whole days, like 30')
          .check(z.minimum(1, 'Must be at least 1'), z.maximum(365, 'Can be at most 365')),
      ),
    ),
    quoteTerms: optional(lines(textLimits.longText)),
    /** The colour of its documents, emails and customer pages, darkened if it would be illegible. */
    brandColour: optional(line(7).check(z.refine(isColour, { error: 'Enter a colour like #1d4ed8' }))),
    bankName: optional(line(textLimits.name)),
    /** The account's name as their bank has it: payers' banks check it. */
    accountName: optional(line(textLimits.name)),
    sortCode: optional(
      line(8).check(z.regex(/^\d{2}[- ]?\d{2}[- ]?\d{2}$/, 'Enter a sort code like 12-34-56')),
    ),
    accountNumber: optional(line(8).check(z.regex(/^\d{6,8}$/, 'Enter an account number of 8 digits'))),
    /** The nation whose bank holidays the calendar shows. */
    bankHolidays: optional(z.enum(nations)),
    ...basedOn,
  })
  .check(
    z.refine(({ vatFrom, vatTo }) => !isBefore(vatTo, vatFrom), {
      path: ['vatTo'],
      error: 'Cannot be before the first day',
    }),
  );
export type BusinessInput = z.output<typeof businessInput>;
