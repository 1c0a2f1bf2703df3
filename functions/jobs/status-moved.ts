import { note } from '#functions/figures/activity.ts';
import type { Write } from '#functions/lib/transact.ts';
import type { JobStatus } from '#shared/jobs/status.ts';
import type { StoredJob } from './entity.ts';

const noteworthy = {
  in_progress: 'job_started',
  completed: 'job_completed',
  cancelled: 'job_cancelled',
} as const;

/** The writes that follow a job's change of status, without the figures. */
export const statusMoved = (job: StoredJob, to: JobStatus): Write[] => {
  const { firmId, id, status, title } = job;
  if (to === status) return [];
  const isUrgent = to === 'in_progress' && job.urgentRepair;
  const kind = isUrgent ? 'job_urgent' : to === 'pending' ? undefined : noteworthy[to];
  return kind ? note(firmId, { kind, label: title, subject: 'jobs', subjectId: id }) : [];
};
