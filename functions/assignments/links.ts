import { employeeEntity } from '#functions/employees/entity.ts';
import { countOpenAssignments, moveOpenAssignment } from '#functions/employees/team.ts';
import { jobEntity } from '#functions/jobs/entity.ts';
import { conflict, invalidField } from '#functions/lib/errors.ts';
import { Moved } from '#functions/lib/latest.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { isOpenJob, type JobStatus } from '#shared/jobs/status.ts';
import { employeeJobEntity, jobTeamEntity } from './entity.ts';

export interface Pair {
  jobId: number;
  employeeId: number;
}

const notOpen = () => invalidField('jobId', 'There is no such job, or it is completed or cancelled');
const notActive = () => invalidField('employeeId', 'There is no such employee, or they are inactive');
const twice = () => conflict('This employee is on this job already');

/** The job must be there and open. `count` is what its number of assignments changes by. */
const onOpenJob = (userId: string, id: number, count: 0 | 1): Write =>
  write(
    jobEntity
      .patch({ userId, id })
      .add({ assignmentCount: count, revision: 1 })
      .where((job, { eq }) => `(${eq(job.status, 'pending')} OR ${eq(job.status, 'in_progress')})`),
    notOpen,
  );

/** The employee must be there and active. */
const onActiveEmployee = (userId: string, id: number, count: 0 | 1): Write =>
  write(
    employeeEntity
      .patch({ userId, id })
      .add({ assignmentCount: count, revision: 1 })
      .where((employee, { eq }) => eq(employee.isActive, true)),
    notActive,
  );

/** The job must still have the status it was read with: the counters depend on it. */
const offJob = (userId: string, id: number, status: JobStatus): Write =>
  write(
    jobEntity
      .patch({ userId, id })
      .add({ assignmentCount: -1, revision: 1 })
      .where((job, { eq }) => eq(job.status, status)),
    () => new Moved(),
  );

const offEmployee = (userId: string, id: number): Write =>
  write(employeeEntity.patch({ userId, id }).add({ assignmentCount: -1, revision: 1 }));

const holdPair = (userId: string, { jobId, employeeId }: Pair, assignmentId: number): Write[] => {
  const pair = { userId, jobId, employeeId, assignmentId };
  return [write(jobTeamEntity.create(pair), twice), write(employeeJobEntity.create(pair), twice)];
};

const dropPair = (userId: string, { jobId, employeeId }: Pair): Write[] => [
  write(jobTeamEntity.delete({ userId, jobId, employeeId })),
  write(employeeJobEntity.delete({ userId, jobId, employeeId })),
];

/** Puts an active employee on an open job, once per job and employee. */
export const link = (userId: string, pair: Pair, assignmentId: number): Write[] => [
  onOpenJob(userId, pair.jobId, 1),
  onActiveEmployee(userId, pair.employeeId, 1),
  ...holdPair(userId, pair, assignmentId),
  ...countOpenAssignments(userId, 1),
];

/** Takes an employee off a job that was read with this status. */
export const unlink = (userId: string, pair: Pair, status: JobStatus): Write[] => [
  offJob(userId, pair.jobId, status),
  offEmployee(userId, pair.employeeId),
  ...dropPair(userId, pair),
  ...countOpenAssignments(userId, isOpenJob(status) ? -1 : 0),
];

/** Moves an assignment to another job or employee, touching each item once. `status`: the old job's, as read. */
export const relink = (
  userId: string,
  before: Pair,
  after: Pair,
  assignmentId: number,
  status: JobStatus,
): Write[] => {
  const sameJob = before.jobId === after.jobId;
  const sameEmployee = before.employeeId === after.employeeId;
  if (sameJob && sameEmployee) return [];
  return [
    onOpenJob(userId, after.jobId, sameJob ? 0 : 1),
    onActiveEmployee(userId, after.employeeId, sameEmployee ? 0 : 1),
    ...(sameJob ? [] : [offJob(userId, before.jobId, status)]),
    ...(sameEmployee ? [] : [offEmployee(userId, before.employeeId)]),
    ...dropPair(userId, before),
    ...holdPair(userId, after, assignmentId),
    ...(isOpenJob(status) ? [moveOpenAssignment(userId)] : countOpenAssignments(userId, 1)),
  ];
};
