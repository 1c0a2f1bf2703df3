import { assignmentsOfJob, endAssignments } from '#functions/assignments/ending.ts';
import { clientNamed, countOnClient } from '#functions/clients/references.ts';
import { count, note } from '#functions/dashboard/record.ts';
import { countOpenAssignments } from '#functions/employees/team.ts';
import { applied, cleared, nextInstant, withoutNulls } from '#functions/lib/changes.ts';
import { conflict } from '#functions/lib/errors.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { IdTaken, withNewId } from '#functions/lib/ids.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { outdate } from '#functions/lib/names.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { validate } from '#functions/lib/validate.ts';
import {
  datedJob,
  type JobInput,
  type JobStatusChange,
  type JobUpdate,
  jobDefaults,
} from '#shared/jobs/contract.ts';
import { isOpenJob, type JobStatus, quickActions } from '#shared/jobs/status.ts';
import { countedList } from '#shared/words.ts';
import { dayKeys } from './day-index.ts';
import { refuseEarlyStart } from './early-start.ts';
import { jobEntity } from './entity.ts';
import { readJob, type StoredJob } from './joined.ts';

const noteworthy = {
  in_progress: 'job_started',
  completed: 'job_completed',
  cancelled: 'job_cancelled',
} as const;

/** Throws 400 naming `clientId` if the user has no such client. */
export const createJob = async (userId: string, input: JobInput, once: Once) => {
  const client = await clientNamed(userId, input.clientId);
  return withNewId(async (id) => {
    const at = nextInstant();
    const { title, clientId } = input;
    const kept = { userId, id, createdAt: at, updatedAt: at };
    const job = { ...jobDefaults, ...withoutNulls(input), title, clientId, ...kept };
    const reply = { ...job, client };
    await transact([
      write(jobEntity.create({ ...job, ...withoutNulls(dayKeys(job)) }), () => new IdTaken()),
      countOnClient(userId, clientId, { jobCount: 1 }),
      ...count(userId, { [`jobs_${job.status}`]: 1 }),
      ...note(userId, { kind: 'job_created', label: title, subject: 'jobs', subjectId: id }),
      ...once.writes(reply),
    ]);
    return reply;
  });
};

const statusMoved = (job: StoredJob, to: JobStatus): Write[] => {
  const { userId, id, status, title, assignmentCount = 0 } = job;
  if (to === status) return [];
  const opening = Number(isOpenJob(to)) - Number(isOpenJob(status));
  const isUrgent = to === 'in_progress' && job.urgentRepair;
  const kind = isUrgent ? 'job_urgent' : to === 'pending' ? undefined : noteworthy[to];
  return [
    ...count(userId, { [`jobs_${status}`]: -1, [`jobs_${to}`]: 1 }),
    ...countOpenAssignments(userId, opening * assignmentCount),
    ...(kind ? note(userId, { kind, label: title, subject: 'jobs', subjectId: id }) : []),
  ];
};

type Papers = Pick<StoredJob, 'invoiceCount' | 'draftCount' | 'quoteCount'>;

const papersOf = ({ invoiceCount = 0, draftCount = 0, quoteCount = 0 }: Papers) =>
  countedList([
    [invoiceCount, 'invoice'],
    [draftCount, 'draft'],
    [quoteCount, 'quote'],
  ]);

const clientMoved = (job: StoredJob, to: number): Write[] => {
  const { userId, clientId } = job;
  const papers = papersOf(job);
  if (to === clientId) return [];
  if (papers) {
    const message = `This job has ${papers} to its client`;
    throw conflict(message, [{ path: 'clientId', message }]);
  }
  return [countOnClient(userId, clientId, { jobCount: -1 }), countOnClient(userId, to, { jobCount: 1 })];
};

type JobCondition = Parameters<ReturnType<ReturnType<typeof jobEntity.patch>['set']>['where']>[0];
type Changes = Partial<Omit<JobUpdate, 'updatedAt'>> & Pick<StoredJob, 'urgentRepair' | 'toldAt'>;

/** When the work began; who takes the start back has not begun. */
const begun = (from: JobStatus, to: JobStatus, at: string): { startedAt?: string | null } => {
  if (to === from) return {};
  if (to === 'in_progress') return { startedAt: at };
  return to === 'pending' ? { startedAt: null } : {};
};

/** The job is still the one that was read, with as many invoices and assignments: the counters depend on them. */
const asRead =
  ({ updatedAt, invoiceCount, draftCount, quoteCount, assignmentCount }: StoredJob): JobCondition =>
  (job, { eq, notExists }) =>
    [
      eq(job.updatedAt, updatedAt),
      // Every operator called here must be used: DynamoDB refuses values that no expression names.
      invoiceCount === undefined ? notExists(job.invoiceCount) : eq(job.invoiceCount, invoiceCount),
      draftCount === undefined ? notExists(job.draftCount) : eq(job.draftCount, draftCount),
      quoteCount === undefined ? notExists(job.quoteCount) : eq(job.quoteCount, quoteCount),
      assignmentCount === undefined
        ? notExists(job.assignmentCount)
        : eq(job.assignmentCount, assignmentCount),
    ].join(' AND ');

const change = async (current: StoredJob, given: Changes) => {
  const { userId, id } = current;
  const updatedAt = nextInstant(current.updatedAt);
  const { title = current.title, status = current.status } = given;
  const changes = {
    ...given,
    ...dayKeys(applied(current, given)),
    ...begun(current.status, status, updatedAt),
  };
  refuseEarlyStart(applied(current, { urgentRepair: given.urgentRepair }), status);
  const patch = jobEntity
    .patch({ userId, id })
    .set({ ...withoutNulls(changes), updatedAt })
    .remove(cleared(changes) as 'description'[])
    .where(asRead(current));
  await transact([
    write(patch, () => new Moved()),
    ...outdate(userId, { names: title !== current.title, statuses: status !== current.status }),
    ...clientMoved(current, changes.clientId ?? current.clientId),
    ...statusMoved(applied(current, { urgentRepair: given.urgentRepair }), status),
  ]);
  return applied(current, { ...changes, updatedAt });
};

/** A field left out stays, `null` clears it. Throws 404, 400 for another's client or an end before its start, 409 for a stale write. */
export const updateJob = (userId: string, id: number, { updatedAt: basedOn, ...changes }: JobUpdate) =>
  withLatest(
    () => readJob(userId, id),
    basedOn,
    async (current) => {
      validate(datedJob, applied(current, changes));
      const client = await clientNamed(userId, changes.clientId);
      return { ...(await change(current, changes)), client };
    },
  );

const nameOf = ({
  firstName,
  lastName,
  email,
}: Pick<StoredUser, 'firstName' | 'lastName' | 'email'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

const inWords = (status: JobStatus): string => status.replace('_', ' ');

/** A quick action. The status a job already has changes nothing; a move that is none throws 409. */
export const changeJobStatus = (
  user: Pick<StoredUser, 'userId' | 'firstName' | 'lastName' | 'email'>,
  id: number,
  { status, updatedAt, urgentRepair: isUrgent, told: isTold }: JobStatusChange,
) =>
  withLatest(
    () => readJob(user.userId, id),
    updatedAt,
    async (current) => {
      const client = await clientNamed(user.userId, current.clientId);
      const at = new Date().toISOString();
      const toldAt = isTold ? at : undefined;
      if (status === current.status)
        return { ...(isTold ? await change(current, { toldAt }) : current), client };
      if (!quickActions[current.status].includes(status))
        throw conflict(`A job that is ${inWords(current.status)} cannot become ${inWords(status)}`);
      const urgentRepair = isUrgent ? { by: nameOf(user), at } : undefined;
      return { ...(await change(current, { status, urgentRepair, toldAt })), client };
    },
  );

/** Deletes the job and its assignments. Throws 404, and 409 while invoices, drafts of them or quotes point to it. */
export const removeJob = (userId: string, id: number): Promise<void> =>
  withLatest(
    () => readJob(userId, id),
    undefined,
    async (job) => {
      const { assignmentCount = 0, clientId, status } = job;
      const papers = papersOf(job);
      if (papers) throw conflict(`it has ${papers}`);
      if (assignmentCount > 0) {
        await endAssignments(userId, await assignmentsOfJob(userId, id));
        throw new Moved();
      }
      await transact([
        write(jobEntity.delete({ userId, id }).where(asRead(job)), () => new Moved()),
        countOnClient(userId, clientId, { jobCount: -1 }),
        ...count(userId, { [`jobs_${status}`]: -1 }),
        // Stock moves go on pointing to it.
        ...outdate(userId, { names: true }),
      ]);
    },
  );
