import type { AssignmentRole } from '#shared/assignments/roles.ts';
import type { Department, Position } from '#shared/employees/options.ts';

export const positionNames: Record<Position, string> = {
  plumber: 'Plumber',
  electrician: 'Electrician',
  carpenter: 'Carpenter',
  painter: 'Painter',
  roofer: 'Roofer',
  general: 'General',
  apprentice: 'Apprentice',
  supervisor: 'Supervisor',
  manager: 'Manager',
  other: 'Other',
};

export const departmentNames: Record<Department, string> = {
  plumbing: 'Plumbing',
  electrical: 'Electrical',
  carpentry: 'Carpentry',
  painting: 'Painting',
  roofing: 'Roofing',
  general: 'General',
  management: 'Management',
  other: 'Other',
};

export const roleNames: Record<AssignmentRole, string> = {
  lead: 'Lead',
  worker: 'Worker',
  supervisor: 'Supervisor',
  apprentice: 'Apprentice',
};

const entries = <Key extends string>(names: Record<Key, string>) =>
  Object.entries<string>(names).map(([value, label]) => ({ value, label }));

/** The options of the selects. */
export const positionOptions = entries(positionNames);
export const departmentOptions = entries(departmentNames);
export const roleOptions = entries(roleNames);
