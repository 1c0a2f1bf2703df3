import type { AssignmentRow } from '#shared/assignments/contract.ts';
import { isActive } from '../../data/assignments.ts';

const dayOf = ({ job_assignments: { assignedDate } }: AssignmentRow): string => assignedDate ?? '';

/** Sorts open jobs first, the next one at the top; then the others, latest first. */
export const inOrder = (a: AssignmentRow, b: AssignmentRow): number =>
  Number(isActive(b)) - Number(isActive(a)) ||
  (isActive(a) ? dayOf(a).localeCompare(dayOf(b)) : dayOf(b).localeCompare(dayOf(a)));
