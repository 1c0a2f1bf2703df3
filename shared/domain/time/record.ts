import * as z from 'zod/mini';
import { orNull } from '../../fields.ts';
import { punch } from '../../time/punch.ts';

export const punchRecord = z.extend(punch, {
  /** The employee's hourly cost in pounds at the time. */
  hourlyRate: orNull(z.number()),
});
