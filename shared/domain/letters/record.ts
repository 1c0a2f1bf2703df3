import * as z from 'zod/mini';
import { orNull } from '../../fields.ts';
import { keptLetter } from '../../letters/letter.ts';
import { letterStages } from '../../letters/stages.ts';

/** An emailed letter and its delivery: about an invoice, a quote or a certificate, or a client's statement. */
export const letterRecord = z.extend(keptLetter, {
  invoiceId: orNull(z.number()),
  quoteId: orNull(z.number()),
  certificateId: orNull(z.number()),
  clientId: orNull(z.number()),
  /** Only for a letter about a document. */
  stage: orNull(z.enum(letterStages)),
});
