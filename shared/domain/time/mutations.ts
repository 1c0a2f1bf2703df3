import type { NewPunch, PunchUpdate } from '../../time/punch.ts';
import { beginning, bodyIn, change, laterThan } from '../changed.ts';
import type { Apply, MutationEntry } from '../mutation.ts';
import { idIn, type Reader, type RecordOf } from '../reader.ts';
import { before, corrected, firstWas, needsReason, sourceOf, wrongInstant } from './rules.ts';

const me = (db: Reader): string | undefined => db.get('profile', 'all')?.id;

/** The user's own employee id, as this device knows it from their earlier punches. */
const own = (db: Reader, person: string): number | undefined =>
  db.all('punch').find(({ madeBy, source }) => madeBy === person && source !== 'office')?.employeeId;

const punch: Apply = (db, input, context) => {
  const { id: _, ...given } = bodyIn<NewPunch>(input);
  const person = me(db);
  const employeeId = given.employeeId ?? (person === undefined ? undefined : own(db, person));
  const employee = employeeId === undefined ? undefined : db.get('employee', employeeId);
  if (!person || !employee) return undefined;
  if (given.jobId && !db.get('job', given.jobId)) return undefined;
  if (wrongInstant(given.at, context.now)) return [];
  const made: RecordOf<'punch'> = {
    ...beginning(context),
    ...{ employeeId: employee.id, at: given.at, kind: given.kind, jobId: given.jobId ?? null },
    ...{ home: given.home ?? false, note: given.note ?? null, madeBy: person },
    source: sourceOf(given, context.newId),
    was: firstWas(given, { by: person, on: context.at }),
    ...{ removed: null, hourlyRate: employee.hourlyRate },
  };
  return [change('punch', undefined, made)];
};

const correct: Apply = (db, input, { at: on, now }) => {
  const current = db.get('punch', idIn(input));
  const by = me(db);
  if (!current || current.removed || !by) return undefined;
  const given = bodyIn<PunchUpdate>(input);
  const { reason } = given;
  if (wrongInstant(given.at, now) || (!reason && needsReason(current, given, now))) return [];
  const updatedAt = laterThan(current.updatedAt, on);
  const was = [...current.was, before(current, { by, on: updatedAt, reason })];
  return [change('punch', current, { ...current, ...corrected(current, given), was, updatedAt })];
};

const takeBack: Apply = (db, input, { at: on }) => {
  const current = db.get('punch', idIn(input));
  const by = me(db);
  if (!current || current.removed || !by) return undefined;
  const { reason } = bodyIn<{ reason: string }>(input);
  const updatedAt = laterThan(current.updatedAt, on);
  const removed = { by, on: updatedAt, reason };
  return [change('punch', current, { ...current, removed, updatedAt })];
};

const subject: MutationEntry['subject'] = (input) => `punch/${idIn(input)}`;

const needs: MutationEntry['needs'] = (input) => {
  const { jobId, employeeId } = bodyIn<NewPunch>(input);
  return [...(jobId ? [`job/${jobId}`] : []), ...(employeeId ? [`employee/${employeeId}`] : [])];
};

export const timeMutations: readonly MutationEntry[] = [
  { route: 'POST /api/time/punches', subject: (_, { newId }) => `punch/${newId}`, needs, apply: punch },
  { route: 'PUT /api/time/punches/{id}', subject, needs, apply: correct },
  { route: 'POST /api/time/punches/{id}/remove', subject, apply: takeBack },
];
