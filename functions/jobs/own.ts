import { keyOf } from '#functions/lib/item-key.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { isOn } from '#shared/calendar/days.ts';
import { addDays, londonDate, today } from '#shared/dates.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { isOpenJob } from '#shared/jobs/status.ts';
import { invalidField } from '#shared/kernel/refusal.ts';
import { employeesIn } from './crew.ts';
import { employeeJobEntity } from './employee-job-entity.ts';
import { jobEntity, type StoredJob } from './entity.ts';

/** A field worker can see finished jobs for so many days afterwards, and upcoming ones so many days ahead. */
const reach = { before: 7, after: 30 } as const;

const isNear = (job: StoredJob, day: string): boolean => {
  const from = addDays(day, -reach.before);
  if (job.completedAt && londonDate(job.completedAt) >= from) return true;
  return isOn(job, from, addDays(day, reach.after));
};

/** True if a job is an employee's own: they are on it, and it is open or has a day in the near past or future. */
const isOwn = (job: StoredJob, employeeId: number, day: string): boolean =>
  employeesIn(job.crew).includes(employeeId) && (isOpenJob(job.status) || isNear(job, day));

/** True if the firm has this job, and it is an employee's own. */
export const isOwnJob = async (firmId: FirmId, id: number, employeeId: number): Promise<boolean> => {
  const { data } = await jobEntity.get({ firmId, id }).go({ consistent: true });
  return data !== null && isOwn(data, employeeId, today());
};

export const notOwnJob = () => invalidField('jobId', 'Choose one of your jobs', 'not_yours');

/**
 * Checks the job that a record will refer to. Throws 400 naming `jobId` if a field worker (`mine`) names one that is not their
 * own.
 */
export const expectOwnJob = async (
  firmId: FirmId,
  id: number | null | undefined,
  mine: number | undefined,
): Promise<void> => {
  if (mine === undefined || id === null || id === undefined) return;
  if (!(await isOwnJob(firmId, id, mine))) throw notOwnJob();
};

/** All of an employee's own jobs, in two round trips. */
export const ownJobs = async (firmId: FirmId, employeeId: number): Promise<StoredJob[]> => {
  const { data } = await employeeJobEntity.query
    .byEmployee({ firmId, employeeId })
    .go({ pages: 'all', consistent: true });
  const items = await batchGet(data.map(({ jobId }) => keyOf(jobEntity, { firmId, id: jobId })));
  const day = today();
  return items.flatMap((item) => {
    const job = rowIn(jobEntity, item);
    return job && isOwn(job, employeeId, day) ? [job] : [];
  });
};

/** The properties that jobs are at. */
export const sitesIn = (jobs: readonly StoredJob[]): ReadonlySet<number> =>
  new Set(jobs.flatMap(({ siteId }) => siteId ?? []));

/** The properties of an employee's own jobs. */
export const ownSites = async (firmId: FirmId, employeeId: number): Promise<ReadonlySet<number>> =>
  sitesIn(await ownJobs(firmId, employeeId));
