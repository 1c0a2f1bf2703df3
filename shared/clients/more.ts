import * as z from 'zod/mini';
import { code, line, lines, optional, telephone } from '../fields.ts';
import { textLimits } from '../limits.ts';

/** The longest that a client may be given to pay, in days. */
export const longestTerms = 365;

/** What is known of a client beside how they are reached, all of it optional. */
export const clientMoreInput = {
  /** Whom to ask for. */
  contactName: optional(line(textLimits.name)),
  otherPhone: optional(telephone),
  companyNumber: optional(code(20)),
  /** Where the work is, where that is another place than the address. */
  siteAddress: optional(lines(textLimits.address)),
  /** Days that they have to pay. */
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

/** The same as a reply tells it, as far as there is any. */
export const clientMore = {
  contactName: told(z.string()),
  otherPhone: told(z.string()),
  companyNumber: told(z.string()),
  siteAddress: told(z.string()),
  paymentTermsDays: told(z.number()),
  notes: told(z.string()),
};
