import { isBegun, isTooEarly } from '../../jobs/early-start.ts';
import type { JobInput, JobStatusChange, JobUpdate, NewJob } from '../../jobs/input.ts';
import type { Repeat } from '../../jobs/repeat.ts';
import { jobDefaults, nextStatuses } from '../../jobs/status.ts';
import { certificateGone, isIssued } from '../certificates/mutations.ts';
import { beginning, bodyIn, type Changes, change, changed, laterThan } from '../changed.ts';
import type { Apply, Change, MutationContext, MutationEntry } from '../mutation.ts';
import { idIn, type Reader, type RecordOf } from '../reader.ts';
import { nameOf } from '../settings/names.ts';
import { momentsOf } from './moments.ts';
import { locationIn } from './place.ts';
import { visitChange } from './visit.ts';

type Job = RecordOf<'job'>;

/** The repeat rule as stored; undefined stays undefined. */
const repeatOf = (given: JobInput['repeat']): Repeat | null | undefined =>
  given && { every: given.every, unit: given.unit, until: given.until ?? null };

const newJob = (given: JobInput, context: MutationContext): Job => ({
  ...beginning(context),
  clientId: given.clientId,
  siteId: given.siteId ?? null,
  title: given.title,
  description: given.description ?? null,
  status: given.status ?? jobDefaults.status,
  amount: given.amount ?? null,
  startDate: given.startDate ?? null,
  endDate: given.endDate ?? null,
  scheduledDate: given.scheduledDate ?? null,
  startTime: given.startTime ?? null,
  endTime: given.endTime ?? null,
  location: given.location ?? null,
  priority: given.priority ?? jobDefaults.priority,
  reverseCharge: null,
  cancelUntil: null,
  startEarly: false,
  urgentRepair: null,
  repeat: repeatOf(given.repeat) ?? null,
  repeatDay: null,
  nextJobId: null,
  startedAt: null,
  startedBy: null,
  completedAt: null,
  completedBy: null,
  toldAt: null,
  ...{ visitTold: null, visitToldTime: null, visitToldTo: null, visitEarly: null },
  assignmentCount: 0,
});

/** Adds one to or subtracts one from a property's job count. */
const countedAt = (db: Reader, siteId: number | null | undefined, by: 1 | -1): Change[] => {
  const site = siteId ? db.get('site', siteId) : undefined;
  return site ? [change('site', site, { ...site, jobCount: site.jobCount + by })] : [];
};

const create: Apply = (db, input, context) => {
  const given = bodyIn<NewJob>(input);
  if (!db.get('client', given.clientId)) return undefined;
  const site = given.siteId ? db.get('site', given.siteId) : null;
  if (site === undefined) return undefined;
  if (site && site.clientId !== given.clientId) return [];
  const job = newJob({ ...given, location: locationIn(given, site) }, context);
  return [change('job', undefined, job), ...countedAt(db, job.siteId, 1)];
};

const pointsTo = (db: Reader, jobId: number): boolean =>
  (['invoice', 'draft', 'quote'] as const).some((kind) => db.by(kind, 'jobId', jobId).length > 0);

/** The changes to a job; none if the server would refuse the call. The next job of a repeating one is created by the server. */
const changes = (db: Reader, current: Job, given: Changes<Job>, context: MutationContext): Change[] => {
  const { at, now, today } = context;
  const { status = current.status, clientId = current.clientId } = changed(current, given);
  if (isBegun(status) && isTooEarly(changed(current, { urgentRepair: given.urgentRepair }), today)) return [];
  if (clientId !== current.clientId && pointsTo(db, current.id)) return [];
  const updatedAt = laterThan(current.updatedAt, at);
  const asked = changed(current, {
    ...given,
    ...momentsOf(current.status, status, { at: updatedAt, by: context.userId }),
    updatedAt,
  });
  const { marks } = visitChange(current, asked, { now, today });
  return [change('job', current, changed(asked, marks))];
};

const update: Apply = (db, input, context) => {
  const current = db.get('job', idIn(input));
  if (!current) return undefined;
  const { updatedAt: _, repeat, ...given } = bodyIn<JobUpdate>(input);
  if (!db.get('client', given.clientId)) return undefined;
  const { siteId = current.siteId } = given;
  const site = siteId ? db.get('site', siteId) : null;
  if (site === undefined) return undefined;
  if (site && site.clientId !== given.clientId) return [];
  const isElsewhere = siteId !== current.siteId;
  const location = locationIn(given, isElsewhere ? site : null);
  const made = changes(db, current, { ...given, location, repeat: repeatOf(repeat) }, context);
  if (made.length === 0 || !isElsewhere) return made;
  return [...made, ...countedAt(db, current.siteId, -1), ...countedAt(db, siteId, 1)];
};

const changeStatus: Apply = (db, input, context) => {
  const current = db.get('job', idIn(input));
  const profile = db.get('profile', 'all');
  if (!current || !profile) return undefined;
  const { status, urgentRepair: isUrgent, told: isTold } = bodyIn<JobStatusChange>(input);
  const toldAt = isTold ? context.at : undefined;
  if (status === current.status) return isTold ? changes(db, current, { toldAt }, context) : [];
  if (!nextStatuses[current.status].includes(status)) return [];
  const urgentRepair = isUrgent ? { by: nameOf(profile), at: context.at } : undefined;
  return changes(db, current, { status, urgentRepair, toldAt }, context);
};

const remove: Apply = (db, input) => {
  const id = idIn(input);
  const current = db.get('job', id);
  if (!current) return undefined;
  const certificates = db.by('certificate', 'jobId', id);
  if (pointsTo(db, id)) return [];
  if (certificates.some(isIssued)) return [];
  return [
    ...db.by('assignment', 'jobId', id).map((each) => change('assignment', each, undefined)),
    ...db.by('note', 'jobId', id).map((each) => change('note', each, undefined)),
    ...db.by('photo', 'jobId', id).map((each) => change('photo', each, undefined)),
    ...certificates.flatMap((each) => certificateGone(db, each)),
    change('job', current, undefined),
    ...countedAt(db, current.siteId, -1),
  ];
};

const subject: MutationEntry['subject'] = (input) => `job/${idIn(input)}`;
const pointedTo: MutationEntry['needs'] = (input) => {
  const { clientId, siteId } = bodyIn<JobInput>(input);
  return [`client/${clientId}`, ...(siteId ? [`site/${siteId}`] : [])];
};

export const jobMutations: readonly MutationEntry[] = [
  { route: 'POST /api/jobs', subject: (_, { newId }) => `job/${newId}`, needs: pointedTo, apply: create },
  { route: 'PUT /api/jobs/{id}', subject, needs: pointedTo, apply: update },
  { route: 'PATCH /api/jobs/{id}', subject, apply: changeStatus },
  { route: 'DELETE /api/jobs/{id}', subject, apply: remove },
];
