export const assignmentRoles = ['lead', 'worker', 'supervisor', 'apprentice'] as const;
export type AssignmentRole = (typeof assignmentRoles)[number];

/** Defaults of a new assignment. */
export const assignmentDefaults = { role: 'worker' } as const;
