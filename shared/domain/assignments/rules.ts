interface Worked {
  hoursWorked?: number | null | undefined;
  employeeId?: number | undefined;
}

/** True if a change keeps hours and employee. Otherwise the hours cost the employee's current rate. */
export const isSameWork = (current: Worked, { hoursWorked, employeeId }: Worked): boolean =>
  (hoursWorked === undefined || hoursWorked === current.hoursWorked) &&
  (employeeId === undefined || employeeId === current.employeeId);
