import * as z from 'zod/mini';
import { yesNo } from '../clients/yes-no.ts';

const answer = z.optional(z.enum(yesNo));

/** The answers that decide about the reverse charge besides the client's record (VATA 1994 s. 55A), asked once per job. */
export const reverseCharge = z
  .strictObject({
    /** The work is a construction service under SI 2019/892 art. 5. */
    construction: answer,
    /** It is a supply of staff who work under the customer's direction. */
    staff: answer,
    /** The customer is registered for VAT; implied if its VAT number is known. */
    customerRegistered: answer,
    /** The reverse charge applied before to this customer on this site, and both want to continue with it. */
    earlierAgreed: answer,
  })
  .check(z.refine((answers) => Object.values(answers).some(Boolean), { error: 'Needs an answer' }));
export type ReverseChargeAnswers = z.output<typeof reverseCharge>;
