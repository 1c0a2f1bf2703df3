import { countFigures } from '#functions/figures/moved.ts';
import { employeeJobEntity } from '#functions/jobs/employee-job-entity.ts';
import { jobEntity, type StoredJob } from '#functions/jobs/entity.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { Moved } from '#functions/lib/latest.ts';
import { batchGet } from '#functions/lib/table.ts';
import { transact, write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { isOpenJob, type JobStatus } from '#shared/jobs/status.ts';
import { assignmentEntity, jobTeamEntity } from './entity.ts';
import { type Pair, unlink } from './links.ts';

interface Ending extends Pair {
  assignmentId: number;
  status: JobStatus;
  isOpen: boolean;
}

const withStatus = async (firmId: FirmId, pairs: (Pair & { assignmentId: number })[]): Promise<Ending[]> => {
  const keys = pairs.map(({ jobId }) => keyOf(jobEntity, { firmId, id: jobId }));
  const jobs = await batchGet(keys, ['status']);
  return pairs.map((pair, at) => {
    const status = (jobs[at]?.status ?? 'cancelled') as JobStatus;
    return { ...pair, status, isOpen: isOpenJob(status) };
  });
};

/** An employee's assignments, and whether those jobs are open. */
export const assignmentsOfEmployee = async (firmId: FirmId, employeeId: number): Promise<Ending[]> => {
  const { data } = await employeeJobEntity.query
    .byEmployee({ firmId, employeeId })
    .go({ pages: 'all', consistent: true });
  return withStatus(firmId, data);
};

/** The assignments of a job. */
export const assignmentsOfJob = async (firmId: FirmId, jobId: number): Promise<Ending[]> => {
  const { data } = await jobTeamEntity.query.byJob({ firmId, jobId }).go({ pages: 'all', consistent: true });
  return withStatus(firmId, data);
};

/** Deletes an assignment with everything that refers to it, and updates the counters. Throws Moved if it or its job has changed. */
export const endAssignment = async (firmId: FirmId, ending: Ending, asRead?: string): Promise<void> => {
  const { assignmentId: id, jobId, employeeId } = ending;
  const { data } = await assignmentEntity.get({ firmId, id }).go({ consistent: true });
  if (data?.jobId !== jobId || data.employeeId !== employeeId) throw new Moved();
  if (asRead !== undefined && data.updatedAt !== asRead) throw new Moved();
  const removal = assignmentEntity
    .delete({ firmId, id })
    .where((row, { eq }) => eq(row.updatedAt, data.updatedAt));
  await transact([
    write(removal, () => new Moved()),
    ...unlink(firmId, data, ending.status),
    ...countFigures(firmId, [{ kind: 'assignment', before: data, after: undefined }]),
  ]);
};

/** Deletes assignments sequentially, because they share counters; an interrupted call can be repeated. */
export const endAssignments = async (firmId: FirmId, endings: Ending[]): Promise<void> => {
  for (const ending of endings) await endAssignment(firmId, ending);
};

/** Deletes a job's assignments with it. False if there were none. */
export const assignmentsGo = async ({ firmId, id, assignmentCount = 0 }: StoredJob): Promise<boolean> => {
  if (assignmentCount > 0) await endAssignments(firmId, await assignmentsOfJob(firmId, id));
  return assignmentCount > 0;
};
