export const assignmentRoles = ['lead', 'worker', 'supervisor', 'apprentice'] as const;
export type AssignmentRole = (typeof assignmentRoles)[number];

/** What a new assignment gets where nothing else is said. */
export const assignmentDefaults = { role: 'worker' } as const;
