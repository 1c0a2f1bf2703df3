import * as z from 'zod/mini';
import { orNull } from '../../fields.ts';
import { weekStates } from '../../time/kinds.ts';
import { punch } from '../../time/punch.ts';

export const punchRecord = z.extend(punch, {
  /** The employee's hourly cost in pounds at the time. */
  hourlyRate: orNull(z.number()),
});

/** A week that was handed in or approved. Its id is `<monday>.<employeeId>`; the server works out the rest (`week`). */
export const weekRecord = z.object({
  monday: z.string(),
  employeeId: z.number(),
  state: z.enum(weekStates),
});
