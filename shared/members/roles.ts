/** What a person may be in a firm. */
export const roles = ['owner', 'office', 'field', 'accountant'] as const;
export type Role = (typeof roles)[number];

/** Who may make a call: each route of a business names one of these. */
export const owner = ['owner'] as const;
export const desk = ['owner', 'office'] as const;
export const books = ['owner', 'office', 'accountant'] as const;
export const crew = ['owner', 'office', 'field'] as const;
export const all = roles;
