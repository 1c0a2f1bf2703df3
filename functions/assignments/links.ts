import { employeeEntity } from '#functions/employees/entity.ts';
import { countOpenAssignments, moveOpenAssignment } from '#functions/employees/team.ts';
import { memberOf } from '#functions/jobs/crew.ts';
import { employeeJobEntity } from '#functions/jobs/employee-job-entity.ts';
import { jobEntity, type StoredJob } from '#functions/jobs/entity.ts';
import { Moved } from '#functions/lib/latest.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { isOpenJob, type JobStatus } from '#shared/jobs/status.ts';
import { conflict, invalidField } from '#shared/kernel/refusal.ts';
import { jobTeamEntity } from './entity.ts';

export interface Pair {
  jobId: number;
  employeeId: number;
}

/** With the employee's own times there. */
export interface Posting extends Pair {
  startTime?: string | null | undefined;
  endTime?: string | null | undefined;
}

type Read = Pick<StoredJob, 'status' | 'crew' | 'revision'>;

const notOpen = () => invalidField('jobId', 'Choose an open job', 'not_yours');
const notActive = () => invalidField('employeeId', 'Choose an active employee', 'not_yours');
const twice = () => conflict('This employee is already on this job');

/** Counts on the job, which must exist and be open. */
const onOpenJob = (firmId: FirmId, posting: Posting): Write =>
  write(
    jobEntity
      .patch({ firmId, id: posting.jobId })
      .add({ assignmentCount: 1, revision: 1, crew: [memberOf(posting)] })
      .where((job, { eq }) => `(${eq(job.status, 'pending')} OR ${eq(job.status, 'in_progress')})`),
    notOpen,
  );

/** A change on the same job (another employee, or other times), on condition that its crew is unchanged since it was read. */
const onSameJob = (firmId: FirmId, before: Posting, after: Posting, { crew = [], revision }: Read): Write => {
  const others = crew.filter((member) => member !== memberOf(before));
  const patch = jobEntity
    .patch({ firmId, id: after.jobId })
    .set({ crew: [...others, memberOf(after)] })
    .add({ revision: 1 })
    .where((job, { eq, notExists }) =>
      revision === undefined ? notExists(job.revision) : eq(job.revision, revision),
    );
  return write(patch, () => new Moved());
};

/** Counts on the employee, who must exist and be active. */
export const onActiveEmployee = (firmId: FirmId, id: number, count: 0 | 1): Write =>
  write(
    employeeEntity
      .patch({ firmId, id })
      .add({ assignmentCount: count, revision: 1 })
      .where((employee, { eq }) => eq(employee.isActive, true)),
    notActive,
  );

/** On condition that the job's status is as read, because the counters depend on it. */
const offJob = (firmId: FirmId, posting: Posting, status: JobStatus): Write =>
  write(
    jobEntity
      .patch({ firmId, id: posting.jobId })
      .add({ assignmentCount: -1, revision: 1 })
      .delete({ crew: [memberOf(posting)] })
      .where((job, { eq }) => eq(job.status, status)),
    () => new Moved(),
  );

export const offEmployee = (firmId: FirmId, id: number): Write =>
  write(employeeEntity.patch({ firmId, id }).add({ assignmentCount: -1, revision: 1 }));

export const holdPair = (firmId: FirmId, { jobId, employeeId }: Pair, assignmentId: number): Write[] => {
  const pair = { firmId, jobId, employeeId, assignmentId };
  return [write(jobTeamEntity.create(pair), twice), write(employeeJobEntity.create(pair), twice)];
};

export const dropPair = (firmId: FirmId, { jobId, employeeId }: Pair): Write[] => [
  write(jobTeamEntity.delete({ firmId, jobId, employeeId })),
  write(employeeJobEntity.delete({ firmId, jobId, employeeId })),
];

/** Assigns an active employee to an open job, at most once. */
export const link = (firmId: FirmId, pair: Posting, assignmentId: number): Write[] => [
  onOpenJob(firmId, pair),
  onActiveEmployee(firmId, pair.employeeId, 1),
  ...holdPair(firmId, pair, assignmentId),
  ...countOpenAssignments(firmId, 1),
];

/** Removes an employee from a job that was read with this status. */
export const unlink = (firmId: FirmId, pair: Posting, status: JobStatus): Write[] => [
  offJob(firmId, pair, status),
  offEmployee(firmId, pair.employeeId),
  ...dropPair(firmId, pair),
  ...countOpenAssignments(firmId, isOpenJob(status) ? -1 : 0),
];

/**
 * Moves an assignment to another job, employee or time, touching each item once. `read` is the old job. Throws 400 if a job must
 * be open and isn't.
 */
export const relink = (
  firmId: FirmId,
  before: Posting,
  after: Posting,
  assignmentId: number,
  read: Read,
): Write[] => {
  const { status } = read;
  const sameJob = before.jobId === after.jobId;
  const sameEmployee = before.employeeId === after.employeeId;
  if (sameJob && sameEmployee)
    return memberOf(before) === memberOf(after) ? [] : [onSameJob(firmId, before, after, read)];
  if (sameJob && !isOpenJob(status)) throw notOpen();
  return [
    sameJob ? onSameJob(firmId, before, after, read) : onOpenJob(firmId, after),
    onActiveEmployee(firmId, after.employeeId, sameEmployee ? 0 : 1),
    ...(sameJob ? [] : [offJob(firmId, before, status)]),
    ...(sameEmployee ? [] : [offEmployee(firmId, before.employeeId)]),
    ...dropPair(firmId, before),
    ...holdPair(firmId, after, assignmentId),
    ...(isOpenJob(status) ? [moveOpenAssignment(firmId)] : countOpenAssignments(firmId, 1)),
  ];
};
