import { Moved, untilUnmoved } from '#functions/lib/latest.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { weekEntity } from '#functions/punches/entity.ts';
import { formatDate } from '#shared/dates.ts';
import { nameOf } from '#shared/domain/settings/names.ts';
import { conflict, invalidField, Refusal } from '#shared/kernel/refusal.ts';
import { isMonday } from '#shared/time/weeks.ts';
import type { Caller } from './store.ts';
import { termsNow } from './terms.ts';
import { type Made, madeOf, rowFor, rowOf, unendedIn, weekOf } from './week-row.ts';

/** Throws 400 unless the day is a Monday. */
export const checkMonday = (monday: string): void => {
  if (!isMonday(monday)) throw invalidField('monday', 'Choose a Monday');
};

interface Place {
  monday: string;
  employeeId: number;
}

type Change = ReturnType<typeof weekEntity.update>;
type Changes = Parameters<Change['set']>[0];
type Names = Parameters<Change['remove']>[0];

/** Updates a week, on condition that there are no new punches since it was read. Throws Moved. */
const keep = async (
  { firm: { firmId } }: Caller,
  { monday, employee, kept }: Made,
  changes: Changes,
  gone: Names = [],
) => {
  const operation = weekEntity
    .update({ firmId, monday, employeeId: employee.id })
    .set(changes)
    .add({ revision: 1 })
    .remove(gone)
    .where(({ revision }, { eq, notExists }) =>
      kept?.revision === undefined ? notExists(revision) : eq(revision, kept.revision),
    );
  await transact([write(operation, () => new Moved())]);
};

/** Throws 409 with the week if it differs from what the user saw, and naming the day with an unfinished interval. */
const checkSeen = ({ member }: Caller, made: Made, hash: string): void => {
  const current = rowFor(member, made);
  if (current.hash !== hash)
    throw new Refusal('stale', 'This week has changed since you saw it. Look at it again.', undefined, {
      current,
    });
  const [day] = unendedIn(made.intervals);
  if (day) throw conflict(`Say when the work of ${formatDate(day)} ended first`);
};

/** Submits a week as complete. Throws 400, 404 and 409. */
export const submitWeek = (caller: Caller, { monday, employeeId }: Place, hash: string) =>
  untilUnmoved(async () => {
    checkMonday(monday);
    const made = await madeOf(caller, monday, employeeId);
    checkSeen(caller, made, hash);
    if (made.kept?.state !== 'approved' && made.kept?.state !== 'submitted')
      await keep(caller, made, { state: 'submitted', submittedAt: new Date().toISOString() });
    return weekOf(caller, monday, employeeId);
  });

/** Approves a week as shown, which fixes its pay. Throws 400, 403 for one's own unless one owns the firm, 404 and 409. */
export const approveWeek = (caller: Caller, { monday, employeeId }: Place, hash: string) =>
  untilUnmoved(async () => {
    checkMonday(monday);
    const { member, user } = caller;
    if (member.role !== 'owner' && member.employeeId === employeeId)
      throw new Refusal('not_allowed', 'Ask someone else to approve your own week');
    const made = await madeOf(caller, monday, employeeId);
    checkSeen(caller, made, hash);
    if (made.kept?.state !== 'approved') {
      const { minutes, paidMinutes, payPence } = rowOf(made);
      await keep(caller, made, {
        ...{ state: 'approved', minutes, paidMinutes, payPence: payPence ?? 0, hash },
        terms: termsNow(made.rules, made.employee),
        ...{ approvedBy: user.userId, approvedByName: nameOf(user), approvedAt: new Date().toISOString() },
      });
    }
    return weekOf(caller, monday, employeeId);
  });

/** Reopens a week. Throws 400, 404, and 409 if it is open. */
export const reopenWeek = (caller: Caller, { monday, employeeId }: Place, reason: string) =>
  untilUnmoved(async () => {
    checkMonday(monday);
    const made = await madeOf(caller, monday, employeeId);
    const { state = 'open', reopened = [] } = made.kept ?? {};
    if (state === 'open') throw conflict('This week is open already');
    const entry = { by: caller.user.userId, on: new Date().toISOString(), reason };
    await keep(caller, made, { state: 'open', reopened: [...reopened, entry] }, [
      ...(['minutes', 'paidMinutes', 'payPence', 'hash', 'terms', 'submittedAt'] as const),
      ...(['approvedBy', 'approvedByName', 'approvedAt'] as const),
    ]);
    return weekOf(caller, monday, employeeId);
  });
