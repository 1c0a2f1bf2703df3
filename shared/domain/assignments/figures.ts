import { toPence } from '../../money.ts';
import type { Projection } from '../mutation.ts';
import { projection } from '../projection.ts';

/** A person's hours and their hourly cost. */
export interface Worked {
  employeeId: number;
  hoursWorked?: number | null | undefined;
  hourlyRate?: number | null | undefined;
}

/** The cost of the hours, half pennies rounded up. */
export const labourPence = ({ hoursWorked, hourlyRate }: Worked): number =>
  // Hours have two decimals: multiplying whole hundredths by whole pence loses nothing before rounding.
  Math.round((Math.round((hoursWorked ?? 0) * 100) * toPence(hourlyRate ?? 0)) / 100);

export const assignmentProjections: readonly Projection[] = [
  projection('figures.job', 'assignment', (assignment) => [
    { id: String(assignment.jobId), add: { labourPence: labourPence(assignment) } },
  ]),
];
