import * as z from 'zod/mini';
import { orNull } from '../../fields.ts';
import { letterStages } from '../../invoices/letters.ts';
import { sentStatement } from '../../invoices/statement-letter.ts';

/** A letter that went out by mail and what became of it: about an invoice, or a client's statement. */
export const letterRecord = z.extend(sentStatement, {
  invoiceId: orNull(z.number()),
  clientId: orNull(z.number()),
  /** Of a letter about an invoice. */
  stage: orNull(z.enum(letterStages)),
});
