export const positions = [
  'plumber',
  'electrician',
  'carpenter',
  'painter',
  'roofer',
  'general',
  'apprentice',
  'supervisor',
  'manager',
  'other',
] as const;
export type Position = (typeof positions)[number];

export const departments = [
  'plumbing',
  'electrical',
  'carpentry',
  'painting',
  'roofing',
  'general',
  'management',
  'other',
] as const;
export type Department = (typeof departments)[number];

/** Defaults for a new employee. */
export const employeeDefaults = { isActive: true } as const;
