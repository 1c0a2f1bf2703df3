import type { EntityItem } from 'electrodb';
import { employeeNames } from '#functions/employees/references.ts';
import { jobStandings } from '#functions/jobs/references.ts';
import { pageById } from '#functions/lib/list.ts';
import { remembering, versionsOf } from '#functions/lib/names.ts';
import type { PageQuery } from '#shared/fields.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { assignmentEntity } from './entity.ts';

export type StoredAssignment = EntityItem<typeof assignmentEntity>;

const knownJobs = remembering(jobStandings);
const knownEmployees = remembering(employeeNames);

/** A page of assignments with their jobs and employees, in at most two sequential round trips. */
export const listAssignments = async (firmId: FirmId, query: PageQuery) => {
  const [{ rows, next }, { names, standings }] = await Promise.all([
    pageById(assignmentEntity, assignmentEntity.query.byId({ firmId }), query),
    versionsOf(firmId),
  ]);
  const jobIds = rows.map(({ jobId }) => jobId);
  const employeeIds = rows.map(({ employeeId }) => employeeId);
  const [jobs, employees] = await Promise.all([
    knownJobs(firmId, jobIds, standings),
    knownEmployees(firmId, employeeIds, names),
  ]);
  const joined = rows.map((row) => ({
    job_assignments: row,
    job: jobs.get(row.jobId) ?? null,
    employee: employees.get(row.employeeId) ?? null,
  }));
  return { rows: joined, next };
};
