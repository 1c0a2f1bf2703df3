import * as z from 'zod/mini';
import { assignment } from '../../assignments/contract.ts';
import { orNull } from '../../fields.ts';

export const assignmentRecord = z.extend(assignment, {
  /** The employee's hourly cost in pounds when the hours were entered. */
  hourlyRate: orNull(z.number()),
});
