import { countFigures } from '#functions/figures/moved.ts';
import { readJob } from '#functions/jobs/joined.ts';
import { cleared, nextInstant } from '#functions/lib/changes.ts';
import { madeNow } from '#functions/lib/entity.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { IdTaken, withNewId } from '#functions/lib/ids.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { transact, write } from '#functions/lib/transact.ts';
import type { AssignmentUpdate, NewAssignment } from '#shared/assignments/contract.ts';
import { assignmentDefaults } from '#shared/assignments/roles.ts';
import { today } from '#shared/dates.ts';
import { applied, withoutNulls } from '#shared/domain/applied.ts';
import { isSameWork } from '#shared/domain/assignments/rules.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { isOpenJob } from '#shared/jobs/status.ts';
import { idTaken, notFound } from '#shared/kernel/refusal.ts';
import { rateOf } from './cost.ts';
import { endAssignment } from './ending.ts';
import { assignmentEntity } from './entity.ts';
import { link, relink } from './links.ts';
import type { StoredAssignment } from './list.ts';

/** Reads an assignment. Throws 404 if the firm has no such assignment. */
export const readAssignment = async (firmId: FirmId, id: number): Promise<StoredAssignment> => {
  const { data } = await assignmentEntity.get({ firmId, id }).go({ consistent: true });
  if (!data) throw notFound();
  return data;
};

/** Checked before "already on the job": it may be this very assignment, sent again. */
const refuseTaken = async (firmId: FirmId, id: number | undefined): Promise<void> => {
  if (id === undefined) return;
  const { data } = await assignmentEntity.get({ firmId, id }).go({ consistent: true });
  if (data) throw idTaken();
};

/** Creates an assignment. Throws 400 for a job that is not open or an employee who is not active, 409 if they are on it already. */
export const createAssignment = async (
  firmId: FirmId,
  { id: chosen, ...input }: NewAssignment,
  once: Once,
) => {
  await refuseTaken(firmId, chosen);
  const hourlyRate = await rateOf(firmId, input.employeeId);
  return withNewId(async (id) => {
    const at = nextInstant();
    const { jobId, employeeId } = input;
    const kept = { firmId, id, ...madeNow(at) };
    // An omitted date means today; null means no date.
    const day = input.assignedDate === undefined ? { assignedDate: today() } : {};
    const given = { ...assignmentDefaults, ...day, ...withoutNulls(input) };
    const assignment = { ...given, ...withoutNulls({ hourlyRate }), jobId, employeeId, ...kept };
    await transact([
      write(assignmentEntity.create(assignment), () => new IdTaken()),
      ...link(firmId, input, id),
      ...countFigures(firmId, [{ kind: 'assignment', before: undefined, after: assignment }]),
      ...once.writes(assignment),
    ]);
    return assignment;
  }, chosen);
};

/** Deletes an assignment, whatever the status of its job. Throws 404. */
export const removeAssignment = (firmId: FirmId, id: number, basedOn: string | undefined): Promise<void> =>
  withLatest(
    () => readAssignment(firmId, id),
    basedOn,
    async ({ jobId, employeeId, updatedAt }) => {
      const { status } = await readJob(firmId, jobId);
      const isOpen = isOpenJob(status);
      await endAssignment(firmId, { assignmentId: id, jobId, employeeId, status, isOpen }, updatedAt);
    },
  );

const rateFor = async (current: StoredAssignment, given: Partial<AssignmentUpdate>) => {
  if (isSameWork(current, given)) return {};
  return { hourlyRate: (await rateOf(current.firmId, given.employeeId ?? current.employeeId)) ?? null };
};

/**
 * Updates an assignment: an omitted field stays, `null` clears it; a different job must be open, a different employee active.
 * Throws 400, 404, 409.
 */
export const updateAssignment = (
  firmId: FirmId,
  id: number,
  { updatedAt: basedOn, ...fields }: AssignmentUpdate,
) =>
  withLatest(
    () => readAssignment(firmId, id),
    basedOn,
    async (current) => {
      const changes = {
        ...fields,
        ...(await rateFor(current, fields)),
        updatedAt: nextInstant(current.updatedAt),
      };
      const after = applied(current, changes);
      const patch = assignmentEntity
        .patch({ firmId, id })
        .set(withoutNulls(changes))
        .remove(cleared(changes) as 'notes'[])
        .where((row, { eq }) => eq(row.updatedAt, current.updatedAt));
      const job = await readJob(firmId, current.jobId);
      await transact([
        write(patch, () => new Moved()),
        ...relink(firmId, current, after, id, job),
        ...countFigures(firmId, [{ kind: 'assignment', before: current, after }]),
      ]);
      return after;
    },
  );
