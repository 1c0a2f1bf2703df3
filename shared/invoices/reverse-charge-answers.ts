import * as z from 'zod/mini';
import { yesNo } from '../clients/yes-no.ts';

const answer = z.optional(z.enum(yesNo));

/** What decides about the reverse charge beside the client's own record (VATA 1994 s. 55A), asked once for a job. */
export const reverseCharge = z
  .strictObject({
    /** The work is a construction service of SI 2019/892 art. 5. */
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
