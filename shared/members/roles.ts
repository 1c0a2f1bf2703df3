/** A person's role in a firm. */
export const roles = ['owner', 'office', 'field', 'accountant'] as const;
export type Role = (typeof roles)[number];

/** The sets of roles that routes refer to. */
export const owner = ['owner'] as const;
export const desk = ['owner', 'office'] as const;
export const books = ['owner', 'office', 'accountant'] as const;
export const crew = ['owner', 'office', 'field'] as const;
export const all = roles;

/** True if a member of one role may invite and remove members of the other. */
export const mayManage = (role: Role, other: Role): boolean =>
  role === 'owner' || (role === 'office' && other === 'field');
