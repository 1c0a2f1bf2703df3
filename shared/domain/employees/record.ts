import * as z from 'zod/mini';
import { employee } from '../../employees/contract.ts';
import { orNull } from '../../fields.ts';

export const employeeRecord = z.extend(employee, {
  /** When they were deleted; the record stays because work still refers to it. */
  deletedAt: orNull(z.string()),
});

const count = z._default(z.number(), 0);

/** Counts of a team. */
export const teamFigures = z.object({
  employees: count,
  active: count,
  /** Active employees with an hourly rate, and the total of their rates in whole pence. */
  rated: count,
  ratePence: count,
  /** Assignments on open jobs. */
  openAssignments: count,
});
