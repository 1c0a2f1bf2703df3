import { countOpenAssignments, moveOpenAssignment } from '#functions/employees/team.ts';
import type { Counted } from '#functions/figures/moved.ts';
import { employeesIn, memberOf, type Placing } from '#functions/jobs/crew.ts';
import type { StoredJob } from '#functions/jobs/entity.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import { madeNow } from '#functions/lib/entity.ts';
import { Moved } from '#functions/lib/latest.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { assignmentDefaults } from '#shared/assignments/roles.ts';
import { withoutNulls } from '#shared/domain/applied.ts';
import { newId } from '#shared/ids.ts';
import { invalidField } from '#shared/kernel/refusal.ts';
import { rateOf } from './cost.ts';
import { assignmentEntity, jobTeamEntity } from './entity.ts';
import { dropPair, holdPair, offEmployee, onActiveEmployee } from './links.ts';
import type { StoredAssignment } from './list.ts';

interface Swap {
  /** The employee to remove, and the one to add; the same if they stay and get the job's times. */
  from?: number | undefined;
  to?: number | undefined;
  /** The job's new day, if it changes. */
  day?: string | undefined;
}

export interface Swapped {
  writes: Write[];
  counted: Counted[];
  /** The new crew; undefined if unchanged. */
  crew?: readonly string[] | null;
  /** The change in the number of employees. */
  more: 1 | 0 | -1;
}

const none: Swapped = { writes: [], counted: [], more: 0 };

const assignmentOn = async ({ firmId, id: jobId }: StoredJob, employeeId: number, path: 'from' | 'to') => {
  const pair = await jobTeamEntity.get({ firmId, jobId, employeeId }).go({ consistent: true });
  const id = pair.data?.assignmentId;
  const { data } = id ? await assignmentEntity.get({ firmId, id }).go({ consistent: true }) : { data: null };
  if (!data) throw invalidField(path, 'Choose someone who is on this job', 'not_yours');
  return data;
};

const without = ({ crew = [] }: StoredJob, employeeId: number | undefined): string[] =>
  [...crew].filter((member) => employeesIn([member])[0] !== employeeId);

const crewOf = (members: string[]): readonly string[] | null => (members.length > 0 ? members : null);

const takenOff = (job: StoredJob, row: StoredAssignment): Swapped => {
  const { firmId } = job;
  const removal = assignmentEntity
    .delete({ firmId, id: row.id })
    .where((assignment, { eq }) => eq(assignment.updatedAt, row.updatedAt));
  return {
    writes: [
      write(removal, () => new Moved()),
      offEmployee(firmId, row.employeeId),
      ...dropPair(firmId, row),
      ...countOpenAssignments(firmId, -1),
    ],
    counted: [{ kind: 'assignment', before: row, after: undefined }],
    crew: crewOf(without(job, row.employeeId)),
    more: -1,
  };
};

/** Assigns an employee, without the writes that count all of them. */
const placed = async (job: StoredJob, employeeId: number, day: string | undefined) => {
  const { firmId, id: jobId } = job;
  const hourlyRate = await rateOf(firmId, employeeId);
  const [id, at] = [newId(), nextInstant()];
  const made: StoredAssignment = {
    ...{ firmId, id, jobId, employeeId, ...madeNow(at), ...assignmentDefaults },
    ...withoutNulls({ hourlyRate, assignedDate: day ?? job.scheduledDate }),
  };
  return {
    writes: [
      write(assignmentEntity.create(made), () => new Moved()),
      onActiveEmployee(firmId, employeeId, 1),
      ...holdPair(firmId, made, id),
    ],
    counted: [{ kind: 'assignment', before: undefined, after: made }] satisfies Counted[],
  };
};

const putOn = async (job: StoredJob, employeeId: number, day: string | undefined): Promise<Swapped> => {
  const { writes, counted } = await placed(job, employeeId, day);
  return {
    writes: [...writes, ...countOpenAssignments(job.firmId, 1)],
    counted,
    crew: [...without(job, undefined), memberOf({ employeeId })],
    more: 1,
  };
};

/**
 * Assigns employees to a job in the transaction that creates it, which counts them with the job. Throws 400 for an unknown
 * employee.
 */
export const crewed = async (job: StoredJob, chosen: readonly number[]): Promise<Placing> => {
  const employeeIds = [...new Set(chosen)];
  const each = await Promise.all(employeeIds.map((id) => placed(job, id, undefined)));
  return {
    crew: employeeIds.map((employeeId) => memberOf({ employeeId })),
    writes: each.flatMap(({ writes }) => writes),
    counted: each.flatMap(({ counted }) => counted),
  };
};

/** Reassigns an assignment, possibly to the same employee, with the times of the job. */
const given = async (job: StoredJob, row: StoredAssignment, { to, day }: Swap): Promise<Swapped> => {
  const { firmId } = job;
  const employeeId = to ?? row.employeeId;
  const isAnother = employeeId !== row.employeeId;
  const hourlyRate = isAnother ? await rateOf(firmId, employeeId) : row.hourlyRate;
  const { startTime: _, endTime: __, hourlyRate: ___, ...rest } = row;
  const changes = {
    employeeId,
    ...withoutNulls({ hourlyRate, assignedDate: day }),
    updatedAt: nextInstant(row.updatedAt),
  };
  const after: StoredAssignment = { ...rest, ...changes };
  const gone = ['startTime', 'endTime', ...(hourlyRate === undefined ? ['hourlyRate'] : [])];
  const patch = assignmentEntity
    .patch({ firmId, id: row.id })
    .set(changes)
    .remove(gone as 'startTime'[])
    .where((assignment, { eq }) => eq(assignment.updatedAt, row.updatedAt));
  const handed = isAnother
    ? [
        onActiveEmployee(firmId, employeeId, 1),
        offEmployee(firmId, row.employeeId),
        ...dropPair(firmId, row),
        ...holdPair(firmId, after, row.id),
        moveOpenAssignment(firmId),
      ]
    : [];
  return {
    writes: [write(patch, () => new Moved()), ...handed],
    counted: [{ kind: 'assignment', before: row, after }],
    crew: [...without(job, row.employeeId), memberOf({ employeeId })],
    more: 0,
  };
};

/**
 * The writes that remove one employee from an open job and add another, except for the job itself. Throws 400 naming `from` for
 * somebody who is not on it, and out of the transaction naming `to` for somebody who is not active.
 */
export const swapped = async (job: StoredJob, swap: Swap): Promise<Swapped> => {
  const { from, to, day } = swap;
  if (from === undefined && to === undefined) return none;
  const there = employeesIn(job.crew);
  if (from === undefined) return to === undefined || there.includes(to) ? none : putOn(job, to, day);
  const row = await assignmentOn(job, from, 'from');
  if (to === undefined || (to !== from && there.includes(to))) return takenOff(job, row);
  return given(job, row, swap);
};
