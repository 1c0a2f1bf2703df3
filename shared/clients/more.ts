import * as z from 'zod/mini';
import { code, line, lines, optional, telephone } from '../fields.ts';
import { textLimits } from '../limits.ts';

/** The longest payment terms, in days. */
export const longestTerms = 365;

/** Optional client details other than how to reach them. */
export const clientMoreInput = {
  /** Whom to ask for. */
  contactName: optional(line(textLimits.name)),
  otherPhone: optional(telephone),
  companyNumber: optional(code(20)),
  /** Where the work is, if not at the client's address. */
  siteAddress: optional(lines(textLimits.address)),
  /** Payment terms in days. */
  paymentTermsDays: optional(
    z
      .int('Enter whole days, like 30')
      .check(
        z.minimum(0, 'Cannot be negative'),
        z.maximum(longestTerms, `Can be at most ${longestTerms} days`),
      ),
  ),
  /** For the trader alone. */
  notes: optional(lines(textLimits.longText)),
};

const told = <T extends z.ZodMiniType>(field: T) => z.optional(z.nullable(field));

/** The same as shown in a reply, where known. */
export const clientMore = {
  contactName: told(z.string()),
  otherPhone: told(z.string()),
  companyNumber: told(z.string()),
  siteAddress: told(z.string()),
  paymentTermsDays: told(z.number()),
  notes: told(z.string()),
};
