interface Worked {
  hoursWorked?: number | null | undefined;
  employeeId?: number | undefined;
}

/** Whether a change leaves hours and employee as they are: hours entered anew, or another's, cost what an hour costs now. */
export const isSameWork = (current: Worked, { hoursWorked, employeeId }: Worked): boolean =>
  (hoursWorked === undefined || hoursWorked === current.hoursWorked) &&
  (employeeId === undefined || employeeId === current.employeeId);
