import type { AssignmentInput, AssignmentUpdate, NewAssignment } from '../../assignments/contract.ts';
import { assignmentDefaults } from '../../assignments/roles.ts';
import { isOpenJob } from '../../jobs/status.ts';
import { beginning, bodyIn, change, changed, laterThan } from '../changed.ts';
import type { Apply, Change, MutationContext, MutationEntry } from '../mutation.ts';
import { idIn, type Reader, type RecordOf } from '../reader.ts';
import { isSameWork } from './rules.ts';

type Assignment = RecordOf<'assignment'>;
type Pair = Pick<Assignment, 'jobId' | 'employeeId'>;

const newAssignment = (
  given: AssignmentInput,
  hourlyRate: number | null,
  context: MutationContext,
): Assignment => ({
  ...beginning(context),
  jobId: given.jobId,
  employeeId: given.employeeId,
  role: given.role ?? assignmentDefaults.role,
  assignedDate: given.assignedDate ?? context.today,
  startTime: given.startTime ?? null,
  endTime: given.endTime ?? null,
  hoursWorked: given.hoursWorked ?? null,
  notes: given.notes ?? null,
  hourlyRate,
});

const isOn = (db: Reader, { jobId, employeeId }: Pair): boolean =>
  db.by('assignment', 'jobId', jobId).some((each) => each.employeeId === employeeId);

/** Adds one to or subtracts one from a job's assignment count; nothing if the device does not have the job. */
const onJob = (db: Reader, jobId: number, by: 1 | -1): Change[] => {
  const job = db.get('job', jobId);
  return job ? [change('job', job, { ...job, assignmentCount: job.assignmentCount + by })] : [];
};

const create: Apply = (db, input, context) => {
  const given = bodyIn<NewAssignment>(input);
  const [job, employee] = [db.get('job', given.jobId), db.get('employee', given.employeeId)];
  if (!job || !employee) return undefined;
  if (!isOpenJob(job.status) || !employee.isActive || isOn(db, given)) return [];
  const made = newAssignment(given, employee.hourlyRate, context);
  return [change('assignment', undefined, made), ...onJob(db, given.jobId, 1)];
};

/** True if the server would accept the move: the job is open, and the employee is active and not yet on it. */
const mayMove = (db: Reader, before: Assignment, after: Assignment): boolean => {
  const [job, employee] = [db.get('job', after.jobId), db.get('employee', after.employeeId)];
  return Boolean(job && isOpenJob(job.status) && employee?.isActive) && !isOn(db, after) && before !== after;
};

const update: Apply = (db, input, { at }) => {
  const current = db.get('assignment', idIn(input));
  if (!current) return undefined;
  const { updatedAt: _, ...given } = bodyIn<AssignmentUpdate>(input);
  const asked = changed(current, { ...given, updatedAt: laterThan(current.updatedAt, at) });
  const employee = db.get('employee', asked.employeeId);
  if (!employee) return undefined;
  const hourlyRate = isSameWork(current, given) ? current.hourlyRate : employee.hourlyRate;
  const after = { ...asked, hourlyRate };
  const isMoved = after.jobId !== current.jobId || after.employeeId !== current.employeeId;
  if (isMoved && !mayMove(db, current, after)) return [];
  return [
    change('assignment', current, after),
    ...(after.jobId === current.jobId ? [] : [...onJob(db, current.jobId, -1), ...onJob(db, after.jobId, 1)]),
  ];
};

const remove: Apply = (db, input) => {
  const current = db.get('assignment', idIn(input));
  return current && [change('assignment', current, undefined), ...onJob(db, current.jobId, -1)];
};

const subject: MutationEntry['subject'] = (input) => `assignment/${idIn(input)}`;
const needs: MutationEntry['needs'] = (input) => {
  const { jobId, employeeId } = bodyIn<AssignmentInput>(input);
  return [`job/${jobId}`, `employee/${employeeId}`];
};

export const assignmentMutations: readonly MutationEntry[] = [
  {
    route: 'POST /api/job-assignments',
    subject: (_, { newId }) => `assignment/${newId}`,
    needs,
    apply: create,
  },
  { route: 'PUT /api/job-assignments/{id}', subject, needs, apply: update },
  { route: 'DELETE /api/job-assignments/{id}', subject, apply: remove },
];
