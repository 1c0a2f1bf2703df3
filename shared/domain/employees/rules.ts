/** The fields cleared when an employee is deleted but their name stays with their work. */
export const personalFields = [
  ...(['email', 'phone', 'address', 'position', 'department', 'startDate'] as const),
  ...(['emergencyContact', 'emergencyPhone', 'notes'] as const),
  ...(['hours', 'leaveDays', 'leaveCarried', 'tickets', 'colour'] as const),
] as const;
