import type { LeaveAnswer, LeaveUpdate, NewLeave } from '../../leave/leave.ts';
import { defaultNation } from '../../uk/nations.ts';
import { beginning, bodyIn, change, changed, laterThan } from '../changed.ts';
import type { Apply, MutationEntry } from '../mutation.ts';
import { idIn, type Reader, type RecordOf } from '../reader.ts';
import { nameOf } from '../settings/names.ts';
import { type Counting, daysIn, leaveChanges, overlapping } from './rules.ts';

/** Only an owner's device keeps records, so these changes are always made by the office. */

type Leave = RecordOf<'leave'>;

const countingFor = (db: Reader, employeeId: number): Counting | undefined => {
  const [settings, employee] = [db.get('settings', 'all'), db.get('employee', employeeId)];
  if (!settings || !employee) return undefined;
  const { rules, business } = settings;
  return { rules, own: employee.hours, nation: business.bankHolidays ?? defaultNation };
};

const clashes = (db: Reader, leave: Leave): boolean =>
  overlapping(leave, db.by('leave', 'employeeId', leave.employeeId)) !== undefined;

const create: Apply = (db, input, context) => {
  const { employeeId, kind, from, to, part = 'all', note = null } = bodyIn<NewLeave>(input);
  const profile = db.get('profile', 'all');
  const counting = employeeId === undefined ? undefined : countingFor(db, employeeId);
  if (!profile || !counting || employeeId === undefined) return undefined;
  const made: Leave = {
    ...beginning(context),
    ...{ employeeId, kind, from, to, part, note, state: 'agreed' },
    days: daysIn({ from, to, part }, counting),
    ...{ answeredBy: nameOf(profile), answeredAt: context.at, answerNote: null },
  };
  return clashes(db, made) ? [] : [change('leave', undefined, made)];
};

const update: Apply = (db, input, { at }) => {
  const current = db.get('leave', idIn(input));
  const counting = current && countingFor(db, current.employeeId);
  if (!counting) return undefined;
  const updatedAt = laterThan(current.updatedAt, at);
  const asked = changed(current, { ...leaveChanges(bodyIn<LeaveUpdate>(input), true), updatedAt });
  const after = { ...asked, days: daysIn(asked, counting) };
  return clashes(db, after) ? [] : [change('leave', current, after)];
};

const answer: Apply = (db, input, { at }) => {
  const current = db.get('leave', idIn(input));
  const profile = db.get('profile', 'all');
  if (!current || !profile) return undefined;
  if (current.state === 'cancelled') return [];
  const { answer: state, note } = bodyIn<LeaveAnswer>(input);
  const updatedAt = laterThan(current.updatedAt, at);
  const answered = { answeredBy: nameOf(profile), answeredAt: updatedAt, answerNote: note ?? null };
  const after: Leave = { ...current, state, ...answered, updatedAt };
  return clashes(db, after) ? [] : [change('leave', current, after)];
};

const cancel: Apply = (db, input, { at }) => {
  const current = db.get('leave', idIn(input));
  if (!current) return undefined;
  const updatedAt = laterThan(current.updatedAt, at);
  return current.state === 'cancelled'
    ? []
    : [change('leave', current, { ...current, state: 'cancelled', updatedAt })];
};

const subject: MutationEntry['subject'] = (input) => `leave/${idIn(input)}`;

export const leaveMutations: readonly MutationEntry[] = [
  {
    route: 'POST /api/leave',
    subject: (_, { newId }) => `leave/${newId}`,
    needs: (input) => {
      const { employeeId } = bodyIn<NewLeave>(input);
      return employeeId ? [`employee/${employeeId}`] : [];
    },
    apply: create,
  },
  { route: 'PUT /api/leave/{id}', subject, apply: update },
  { route: 'POST /api/leave/{id}/answer', subject, apply: answer },
  { route: 'POST /api/leave/{id}/cancel', subject, apply: cancel },
];
