import { toPence } from '../../money.ts';
import type { Projection } from '../mutation.ts';
import { projection } from '../projection.ts';

/** Hours of somebody, and what one of them cost. */
export interface Worked {
  employeeId: number;
  hoursWorked?: number | null | undefined;
  hourlyRate?: number | null | undefined;
}

/** What the hours cost, half pennies up. */
export const labourPence = ({ hoursWorked, hourlyRate }: Worked): number =>
  // Hours have two decimals: whole hundredths times whole pence, so that nothing is lost before it is rounded.
  Math.round((Math.round((hoursWorked ?? 0) * 100) * toPence(hourlyRate ?? 0)) / 100);

export const assignmentProjections: readonly Projection[] = [
  projection('figures.job', 'assignment', (assignment) => [
    { id: String(assignment.jobId), add: { labourPence: labourPence(assignment) } },
  ]),
];
