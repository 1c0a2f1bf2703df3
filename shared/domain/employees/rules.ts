/** What goes with an employee who is deleted and whose name stays with their work. */
export const personalFields = [
  ...(['email', 'phone', 'address', 'position', 'department', 'startDate'] as const),
  ...(['emergencyContact', 'emergencyPhone', 'notes'] as const),
  ...(['hours', 'leaveDays', 'leaveCarried', 'tickets', 'colour'] as const),
] as const;
