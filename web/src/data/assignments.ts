import type { QueryClient } from '@tanstack/react-query';
import { type AssignmentRow, assignmentsRoutes } from '#shared/assignments/contract.ts';
import { employeesRoutes } from '#shared/employees/contract.ts';
import { jobsRoutes } from '#shared/jobs/contract.ts';
import { isOpenJob } from '#shared/jobs/status.ts';
import { changeRows } from '../api/change-rows.ts';
import { usePagedList } from '../api/paged-list.ts';
import { refresh } from '../api/use-call.ts';

/** Who is on which job, newest first, as far as it has come. */
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

/** Writes a saved assignment into the cached list: in its own place, or in front where it is new. */
export const putAssignment = (cache: QueryClient, saved: AssignmentRow): void => {
  const isSaved = (row: AssignmentRow) => row.job_assignments.id === saved.job_assignments.id;
  let known = false;
  changeRows<AssignmentRow>(cache, assignmentsRoutes.list, (rows) => {
    known ||= rows.some(isSaved);
    return rows.map((row) => (isSaved(row) ? saved : row));
  });
  if (!known) {
    let placed = false;
    changeRows<AssignmentRow>(cache, assignmentsRoutes.list, (rows) => {
      if (placed) return rows;
      placed = true;
      return [saved, ...rows];
    });
  }
  void refresh(cache, assignmentFigures);
  outdatePeople(cache);
};

/** Jobs tell who is on them: they are asked for again where they are next looked at. */
const outdatePeople = (cache: QueryClient): void =>
  void cache.invalidateQueries({ queryKey: [jobsRoutes.list.path], refetchType: 'none' });

/** Takes an assignment out of the list; what it returns puts it back. */
export const dropAssignment = (cache: QueryClient, id: number): (() => void) => {
  outdatePeople(cache);
  return changeRows<AssignmentRow>(cache, assignmentsRoutes.list, (rows) =>
    rows.filter((row) => row.job_assignments.id !== id),
  );
};

/** What is counted anew after an assignment was made, changed or ended. */
export const assignmentFigures = [employeesRoutes.stats.path, jobsRoutes.list.path];
