import * as z from 'zod/mini';
import { orNull } from '../fields.ts';
import { weekStarts } from '../week-start.ts';
import { roles } from './roles.ts';

/** A firm that somebody is in. */
export const firm = z.object({ id: z.string(), name: z.string(), role: z.enum(roles) });

/** The one that they have entered. */
export const enteredFirm = z.object({
  ...firm.shape,
  /** Of those in the field: whether they see what work costs the customer. */
  seesPrices: z.boolean(),
  /** Which of its employees they are. */
  employeeId: orNull(z.number()),
  /** How many people may sign in to it. */
  members: z.number(),
  /** The day that its weeks begin on. */
  weekStarts: z._default(z.enum(weekStarts), 'mon'),
});
