import * as z from 'zod/mini';
import { assignment } from '../../assignments/contract.ts';
import { orNull } from '../../fields.ts';

export const assignmentRecord = z.extend(assignment, {
  /** Pounds that an hour of the employee cost when the hours were entered. */
  hourlyRate: orNull(z.number()),
});
