import * as z from 'zod/mini';
import { yesNo } from '../clients/tax.ts';
import { optional } from '../fields.ts';
import { documentLines, documentTerms } from '../lines/document.ts';
import type { Line } from '../lines/line.ts';
import { shownLine, shownTerms } from '../lines/shown.ts';
import { sums } from '../lines/sums.ts';

const answer = z.optional(z.enum(yesNo));

/** What decides about the reverse charge beside the client's own record (uk-rules 3.1), asked once for a job. */
export const reverseCharge = z
  .strictObject({
    /** The work is a construction service of uk-rules 3.3. */
    construction: answer,
    /** Staff are lent, who work under the customer's direction. */
    staff: answer,
    /** The customer is registered for VAT; where its VAT number is known, that says so. */
    customerRegistered: answer,
    /** The reverse charge applied before to this customer on this site, and both want to go on with it. */
    earlierAgreed: answer,
  })
  .check(z.refine((answers) => Object.values(answers).some(Boolean), { error: 'Needs an answer' }));
export type ReverseChargeAnswers = z.output<typeof reverseCharge>;

/** What an invoice or its draft may be given instead of one amount. */
export const linesFields = {
  lines: z.optional(z.nullable(documentLines)),
  ...documentTerms,
  reverseCharge: optional(reverseCharge),
};

const firstOptional = (lines: readonly Line[] | null | undefined): number =>
  lines?.findIndex((line) => line.optional) ?? -1;

/** A line that the customer may choose stands on quotes alone. */
export const nothingOptional = z.check<{ lines?: readonly Line[] | null | undefined }>(
  ({ value, issues }) => {
    const at = firstOptional(value.lines);
    if (at < 0) return;
    const path = ['lines', at, 'optional'];
    issues.push({ code: 'custom', path, message: 'Only a quote has optional lines', input: value });
  },
);

/** What a reply for one invoice or draft says of its lines; all of it is null where it has one amount. */
export const shownLines = {
  lines: z._default(z.nullable(z.array(shownLine)), null),
  ...shownTerms,
  reverseCharge: z._default(z.nullable(reverseCharge), null),
  sums: z._default(z.nullable(sums), null),
};
