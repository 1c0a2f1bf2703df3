import { note } from '#functions/dashboard/record.ts';
import { countOpenAssignments } from '#functions/employees/team.ts';
import type { Write } from '#functions/lib/transact.ts';
import { isOpenJob, type JobStatus } from '#shared/jobs/status.ts';
import type { StoredJob } from './joined.ts';

const noteworthy = {
  in_progress: 'job_started',
  completed: 'job_completed',
  cancelled: 'job_cancelled',
} as const;

/** What follows a job's way to another status, but for the counters of jobs. */
export const statusMoved = (job: StoredJob, to: JobStatus): Write[] => {
  const { userId, id, status, title, assignmentCount = 0 } = job;
  if (to === status) return [];
  const opening = Number(isOpenJob(to)) - Number(isOpenJob(status));
  const isUrgent = to === 'in_progress' && job.urgentRepair;
  const kind = isUrgent ? 'job_urgent' : to === 'pending' ? undefined : noteworthy[to];
  return [
    ...countOpenAssignments(userId, opening * assignmentCount),
    ...(kind ? note(userId, { kind, label: title, subject: 'jobs', subjectId: id }) : []),
  ];
};
