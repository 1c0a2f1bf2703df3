import { assignmentProjections } from './assignments/figures.ts';
import { clientProjections } from './clients/figures.ts';
import { employeeProjections } from './employees/figures.ts';
import { jobProjections } from './jobs/figures.ts';
import type { Projection } from './mutation.ts';

/** What counts records in figures, each said once in its domain's `figures.ts`. */
export const projections: readonly Projection[] = [
  ...clientProjections,
  ...jobProjections,
  ...assignmentProjections,
  ...employeeProjections,
];
