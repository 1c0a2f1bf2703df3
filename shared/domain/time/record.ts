import * as z from 'zod/mini';
import { orNull } from '../../fields.ts';
import { punch } from '../../time/punch.ts';

export const punchRecord = z.extend(punch, {
  /** Pounds that an hour of the employee cost then. */
  hourlyRate: orNull(z.number()),
});
