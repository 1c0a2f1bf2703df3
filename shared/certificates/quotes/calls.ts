import * as z from 'zod/mini';
import { ownId } from '../../fields.ts';
import { quote } from '../../quotes/shown.ts';
import { created, orThere } from '../../route.ts';
import { advisory } from '../defects.ts';

/** `include`: also quotes for advice with these codes. */
const remedialInput = z.strictObject({ ...ownId, include: z.optional(z.array(z.enum(advisory))) });
export type RemedialInput = z.output<typeof remedialInput>;

export const quotingRepairs = {
  summary: 'Quote for putting right what a certificate found; its quote where there is one',
  body: remedialInput,
  reply: orThere(created(quote)),
};
