import { useQueryClient } from '@tanstack/react-query';
import type { DefaultValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import {
  type Assignment,
  type AssignmentInput,
  type AssignmentRow,
  assignmentInput,
} from '#shared/assignments/contract.ts';
import { assignmentDefaults } from '#shared/assignments/roles.ts';
import { assignmentsRoutes } from '#shared/assignments/routes.ts';
import { today } from '#shared/dates.ts';
import type { Employee } from '#shared/employees/contract.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { listOptions } from '../../api/paged-list.ts';
import { useJobs } from '../../data/jobs.ts';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { useSaveAssignment } from './use-assignment-changes.ts';

type Values = z.input<typeof assignmentInput>;

const valuesOf = (row: Assignment): DefaultValues<Values> => ({
  jobId: row.jobId,
  employeeId: row.employeeId,
  role: row.role,
  assignedDate: row.assignedDate ?? '',
  startTime: row.startTime ?? '',
  endTime: row.endTime ?? '',
  hoursWorked: row.hoursWorked,
  notes: row.notes ?? '',
});

/** The default time of an assignment: the job's day and times; today if it has none. */
export const whenOf = (job: Job | undefined) => ({
  assignedDate: job?.scheduledDate ?? job?.startDate ?? today(),
  startTime: job?.startTime ?? '',
  endTime: job?.endTime ?? '',
});

const newValues = (
  employee: Employee | null,
  jobId: number | null,
  job: Job | undefined,
): DefaultValues<Values> => ({
  ...(employee && { employeeId: employee.id }),
  ...(jobId && { jobId }),
  role: assignmentDefaults.role,
  ...whenOf(job),
  hoursWorked: null,
  notes: '',
});

interface Options {
  /** The edited assignment; null for a new one. */
  row: AssignmentRow | null;
  /** The employee to assign, for a new one. */
  employee: Employee | null;
  /** The job to assign, if started from one. */
  jobId?: number | null;
  onClose: () => void;
}

/** The assignment's form, which creates or updates. */
export const useAssignmentForm = ({ row, employee, jobId = null, onClose }: Options) => {
  const save = useSaveAssignment();
  const readNow = useReadNow(row);
  const job = useJobs().rows.find(({ id }) => id === jobId);
  return useRecordForm<Assignment, Values, AssignmentInput>({
    keptAs: row
      ? `assignment/${row.job_assignments.id}`
      : `assignment/of-${employee?.id ?? ''}-${jobId ?? ''}`,
    shape: assignmentInput,
    opened: row?.job_assignments ?? null,
    toValues: (kept) => (kept ? valuesOf(kept) : newValues(employee, jobId, job)),
    readNow,
    save,
    onClose,
  });
};

export type AssignmentFormState = ReturnType<typeof useAssignmentForm>['form'];

/** No route reads a single assignment, so the list is fetched again. Throws if it is gone. */
const useReadNow = (row: AssignmentRow | null) => {
  const cache = useQueryClient();
  const { list } = assignmentsRoutes;
  return async (): Promise<Assignment> => {
    const { pages } = await cache.fetchInfiniteQuery({ ...listOptions(list), staleTime: 0 });
    const rows = pages.flatMap((page) => page.rows).map((kept) => kept.job_assignments);
    const now = rows.find(({ id }) => id === row?.job_assignments.id);
    if (!now) throw new Error('The assignment is gone');
    return now;
  };
};
