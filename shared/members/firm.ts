import * as z from 'zod/mini';
import { orNull } from '../fields.ts';
import { weekStarts } from '../week-start.ts';
import { roles } from './roles.ts';

/** A firm that a user belongs to. */
export const firm = z.object({ id: z.string(), name: z.string(), role: z.enum(roles) });

/** The firm that a user is working in. */
export const enteredFirm = z.object({
  ...firm.shape,
  /** For field staff: whether they see prices. */
  seesPrices: z.boolean(),
  /** The employee record of this member. */
  employeeId: orNull(z.number()),
  /** The number of people who may sign in to it. */
  members: z.number(),
  /** The day on which its weeks start. */
  weekStarts: z._default(z.enum(weekStarts), 'mon'),
});
