import { clientNamed } from '#functions/clients/references.ts';
import { note } from '#functions/figures/activity.ts';
import { countFigures } from '#functions/figures/moved.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import { madeNow } from '#functions/lib/entity.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { IdTaken, withNewId } from '#functions/lib/ids.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { outdate } from '#functions/lib/names.ts';
import type { StoredUser } from '#functions/lib/tenant/user-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { validate } from '#functions/lib/validate.ts';
import { countAtSites, siteForJob, siteOfJob } from '#functions/sites/references.ts';
import { applied, withoutNulls } from '#shared/domain/applied.ts';
import { locationIn } from '#shared/domain/jobs/place.ts';
import { nameOf } from '#shared/domain/settings/names.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { datedJob, type JobStatusChange, type JobUpdate, type NewJob } from '#shared/jobs/input.ts';
import { type JobStatus, jobDefaults, nextStatuses } from '#shared/jobs/status.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { asRead } from './as-read.ts';
import { type Changes, changing } from './changing.ts';
import type { Placing } from './crew.ts';
import { jobEntity, type StoredJob } from './entity.ts';
import { indexKeys } from './index-keys.ts';
import { peopleOn, readJob } from './joined.ts';
import { notesGo } from './notes.ts';
import { papersOf } from './papers.ts';
import { visitGone } from './visit-told.ts';

const nobody: Placing = { crew: [], writes: [], counted: [] };

/**
 * Creates a job. Throws 400 naming `clientId` if the firm has no such client, and `siteId` for a property that is not that
 * client's.
 */
export const createJob = async (
  firmId: FirmId,
  { id: chosen, ...given }: NewJob,
  once: Once,
  crewOf: (job: StoredJob) => Promise<Placing> = async () => nobody,
) => {
  const [client, site] = await Promise.all([
    clientNamed(firmId, given.clientId),
    siteForJob(firmId, given.siteId, given.clientId),
  ]);
  const input = { ...given, location: locationIn(given, site) };
  return withNewId(async (id) => {
    const at = nextInstant();
    const { title, clientId } = input;
    const kept = { firmId, id, ...madeNow(at) };
    const made = { ...jobDefaults, ...withoutNulls(input), title, clientId, ...kept };
    const { crew, writes, counted } = await crewOf(made);
    const job = crew.length > 0 ? { ...made, crew: [...crew], assignmentCount: crew.length } : made;
    const reply = { ...job, client, site, people: await peopleOn(job) };
    await transact([
      write(jobEntity.create({ ...job, ...withoutNulls(indexKeys(job)) }), () => new IdTaken()),
      ...writes,
      ...countFigures(firmId, [{ kind: 'job', before: undefined, after: job }, ...counted]),
      ...countAtSites(firmId, { come: [job] }),
      ...note(firmId, { kind: 'job_created', label: title, subject: 'jobs', subjectId: id }),
      ...once.writes(reply),
    ]);
    return reply;
  }, chosen);
};

/**
 * The job as read, but without its next job if that was deleted and this one is being completed again, so that a new one is
 * created.
 */
const withoutLostNext = async (job: StoredJob, { status }: Changes): Promise<StoredJob> => {
  const { nextJobId, ...rest } = job;
  if (!nextJobId || status !== 'completed' || job.status === 'completed') return job;
  const { data } = await jobEntity.get({ firmId: job.firmId, id: nextJobId }).go({ consistent: true });
  return data ? job : rest;
};

const change = async (current: StoredJob, given: Changes) => {
  const { after, writes, counted, deliver } = changing(await withoutLostNext(current, given), given);
  await transact([...writes, ...countFigures(current.firmId, counted)]);
  await deliver?.();
  return after;
};

/**
 * Updates a job: an omitted field stays, `null` clears it. Throws 404, 400 for another firm's client or property or an end before
 * its start, 409 for a stale write.
 */
export const updateJob = (firmId: FirmId, id: number, { updatedAt: basedOn, ...changes }: JobUpdate) =>
  withLatest(
    () => readJob(firmId, id),
    basedOn,
    async (current) => {
      validate(datedJob, applied(current, changes));
      const siteId = changes.siteId === undefined ? current.siteId : changes.siteId;
      const [client, people, site] = await Promise.all([
        clientNamed(firmId, changes.clientId),
        peopleOn(current),
        siteForJob(firmId, siteId, changes.clientId),
      ]);
      const isElsewhere = (siteId ?? undefined) !== current.siteId;
      const location = locationIn(changes, isElsewhere ? site : null);
      return { ...(await change(current, { ...changes, location })), client, site, people };
    },
  );

type Caller = Pick<StoredUser, 'firstName' | 'lastName' | 'email'>;

const inWords = (status: JobStatus): string => status.replace('_', ' ');

/** Changes a job's status. Setting the current status changes nothing; an impossible transition throws 409. */
export const changeJobStatus = (
  { firmId, by }: { firmId: FirmId; by: Caller },
  id: number,
  { status, updatedAt, urgentRepair: isUrgent, told: isTold }: JobStatusChange,
) =>
  withLatest(
    () => readJob(firmId, id),
    updatedAt,
    async (current) => {
      const [client, people, site] = await Promise.all([
        clientNamed(firmId, current.clientId),
        peopleOn(current),
        siteOfJob(firmId, current.siteId),
      ]);
      const joined = { client, site, people };
      const at = new Date().toISOString();
      const toldAt = isTold ? at : undefined;
      if (status === current.status)
        return { ...(isTold ? await change(current, { toldAt }) : current), ...joined };
      if (!nextStatuses[current.status].includes(status))
        throw conflict(`A job that is ${inWords(current.status)} cannot become ${inWords(status)}`);
      const urgentRepair = isUrgent ? { by: nameOf(by), at } : undefined;
      return { ...(await change(current, { status, urgentRepair, toldAt })), ...joined };
    },
  );

/** Deletes a feature's records of a deleted job. False if there were none. */
export type GoesWithJob = (job: StoredJob) => Promise<boolean>;

/**
 * Deletes the job and everything that goes with it; a client expecting a visit is told that it is cancelled. Throws 404, and 409
 * while invoices, drafts or quotes refer to it.
 */
export const removeJob = (
  firmId: FirmId,
  id: number,
  { basedOn, going }: { basedOn: string | undefined; going: readonly GoesWithJob[] },
): Promise<void> =>
  withLatest(
    () => readJob(firmId, id),
    basedOn,
    async (job) => {
      const papers = papersOf(job);
      if (papers) throw conflict(`it has ${papers}`, undefined, 'has_dependants');
      for (const goes of [...going, notesGo]) if (await goes(job)) throw new Moved();
      const letter = visitGone(job);
      await transact([
        write(jobEntity.delete({ firmId, id }).where(asRead(job)), () => new Moved()),
        ...countFigures(firmId, [{ kind: 'job', before: job, after: undefined }]),
        ...countAtSites(firmId, { gone: [job] }),
        // Stock moves keep referring to it.
        ...outdate(firmId, { names: true }),
        ...(letter?.writes ?? []),
      ]);
      await letter?.deliver();
    },
  );
