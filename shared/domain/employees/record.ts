import * as z from 'zod/mini';
import { employee } from '../../employees/contract.ts';
import { orNull } from '../../fields.ts';

export const employeeRecord = z.extend(employee, {
  /** When they were deleted whose work is still pointed to. */
  deletedAt: orNull(z.string()),
});

const count = z._default(z.number(), 0);

/** A team, counted. */
export const teamFigures = z.object({
  employees: count,
  active: count,
  /** Active employees that have an hourly rate, and the sum of their rates in whole pence. */
  rated: count,
  ratePence: count,
  /** Assignments on open jobs. */
  openAssignments: count,
});
