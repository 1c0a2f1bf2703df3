import type { AssignmentRow } from '#shared/assignments/contract.ts';
import { assignmentsRoutes } from '#shared/assignments/routes.ts';
import { isOpenJob } from '#shared/jobs/status.ts';
import { usePagedList } from '../api/paged-list.ts';

/** All assignments, newest first, as far as loaded. */
export const useAssignments = () => usePagedList(assignmentsRoutes.list);

/** Only those on open jobs count. */
export const isActive = ({ job }: AssignmentRow): boolean => job !== null && isOpenJob(job.status);

/** How many active assignments each employee has, by the employee's id. */
export const activeByEmployee = (rows: readonly AssignmentRow[]): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const row of rows.filter(isActive)) {
    const { employeeId } = row.job_assignments;
    counts.set(employeeId, (counts.get(employeeId) ?? 0) + 1);
  }
  return counts;
};
