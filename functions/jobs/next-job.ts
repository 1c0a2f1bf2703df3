import { note } from '#functions/figures/activity.ts';
import { madeNow } from '#functions/lib/entity.ts';
import { Moved } from '#functions/lib/latest.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { today } from '#shared/dates.ts';
import { withoutNulls } from '#shared/domain/applied.ts';
import { newId } from '#shared/ids.ts';
import { nextDates } from '#shared/jobs/repeat.ts';
import { jobDefaults } from '#shared/jobs/status.ts';
import { jobEntity, type StoredJob } from './entity.ts';
import { indexKeys } from './index-keys.ts';

/** What the next job takes over from this one. */
const carried = ({
  firmId,
  clientId,
  siteId,
  title,
  description,
  amount,
  location,
  priority,
  ...job
}: StoredJob) => ({
  ...{ firmId, clientId, siteId, title, description, amount, location, priority },
  ...{ startTime: job.startTime, endTime: job.endTime, repeat: job.repeat },
});

export interface NextJob {
  id: number;
  /** Only what the counts depend on. */
  job: Pick<StoredJob, 'clientId' | 'siteId'>;
  /** The writes for the job and its event; the caller writes the counts. */
  writes: Write[];
}

/** The job that follows a completed one; undefined if none does, or if it was created already. */
export const nextJob = (before: StoredJob, completed: StoredJob): NextJob | undefined => {
  const isCompleted = completed.status === 'completed' && before.status !== 'completed';
  const dates = isCompleted && !before.nextJobId ? nextDates(completed, today()) : undefined;
  if (!dates) return undefined;
  const { firmId, title, updatedAt: at } = completed;
  const id = newId();
  const { status } = jobDefaults;
  const next = { ...withoutNulls(carried(completed)), ...dates, id, status, ...madeNow(at) };
  const job = { ...next, firmId, title, clientId: completed.clientId, priority: completed.priority };
  return {
    id,
    job,
    writes: [
      write(jobEntity.create({ ...job, ...withoutNulls(indexKeys(job)) }), () => new Moved()),
      ...note(firmId, { kind: 'job_created', label: title, subject: 'jobs', subjectId: id }),
    ],
  };
};
