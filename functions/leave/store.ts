import { employeeEntity } from '#functions/employees/entity.ts';
import { leaveEntity, leaveOfEntity, type StoredLeave } from '#functions/employees/leave-entity.ts';
import { cleared, nextInstant } from '#functions/lib/changes.ts';
import { madeNow } from '#functions/lib/entity.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { IdTaken, withNewId } from '#functions/lib/ids.ts';
import { Moved, untilUnmoved, withLatest } from '#functions/lib/latest.ts';
import { mineOf, notLinked } from '#functions/lib/mine.ts';
import type { StoredFirm, StoredMember } from '#functions/lib/tenant/firm-entity.ts';
import type { StoredUser } from '#functions/lib/tenant/user-entity.ts';
import { check, transact, type Write, write } from '#functions/lib/transact.ts';
import { validate } from '#functions/lib/validate.ts';
import { today } from '#shared/dates.ts';
import { applied, withoutNulls } from '#shared/domain/applied.ts';
import { type Counting, daysIn, leaveChanges, notTheirs, overlapping } from '#shared/domain/leave/rules.ts';
import { nameOf } from '#shared/domain/settings/names.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { rulesOf } from '#shared/firms/rules.ts';
import { conflict, invalidField, notFound } from '#shared/kernel/refusal.ts';
import { type LeaveAnswer, type LeaveUpdate, type NewLeave, wholeLeave } from '#shared/leave/leave.ts';
import { desk } from '#shared/members/roles.ts';
import { defaultNation } from '#shared/uk/nations.ts';

/** The caller and their firm. */
export interface Caller {
  firm: StoredFirm;
  user: StoredUser;
  member: StoredMember;
}

const isDesk = ({ member }: Caller): boolean => desk.some((role) => role === member.role);

/** All leave of a firm. */
export const allLeave = async (firmId: FirmId): Promise<StoredLeave[]> => {
  const { data } = await leaveEntity.query.byId({ firmId }).go({ pages: 'all', consistent: true });
  return data;
};

/** Reads leave. Throws 404, for a field worker also if it is not theirs. */
export const readLeave = async (firmId: FirmId, id: number, mine?: number): Promise<StoredLeave> => {
  const { data } = await leaveEntity.get({ firmId, id }).go({ consistent: true });
  if (!data || (mine !== undefined && mine !== data.employeeId)) throw notFound();
  return data;
};

/** The employee whose leave it is. Throws 400 if the caller may not choose, 409 for a member who is no employee. */
const whose = (caller: Caller, { employeeId }: NewLeave): number => {
  const { employeeId: own } = caller.member;
  if (employeeId !== undefined && employeeId !== own && !isDesk(caller))
    throw invalidField('employeeId', 'Only the office enters the leave of others', 'not_yours');
  const id = employeeId ?? own;
  if (id === undefined) throw notLinked();
  return id;
};

/** How an employee's days are counted. Throws 400 for an unknown employee. */
const countingFor = async ({ firm }: Caller, id: number): Promise<Counting> => {
  const { data } = await employeeEntity.get({ firmId: firm.firmId, id }).go({ consistent: true });
  if (!data || data.deletedAt) throw invalidField('employeeId', 'Choose an employee', 'not_yours');
  return {
    rules: rulesOf(firm.rules),
    own: data.hours,
    nation: firm.business?.bankHolidays ?? defaultNation,
  };
};

/** Stores leave that overlaps no other of the same person. Throws 409 if it does, and Moved if their leave has changed meanwhile. */
const keep = async (leave: StoredLeave, writes: Write[]): Promise<void> => {
  const { firmId, employeeId } = leave;
  // First: leave that is kept after this read moves the revision, and all that was kept before it is in the list.
  const { data: of } = await leaveOfEntity.get({ firmId, employeeId }).go({ consistent: true });
  if (overlapping(leave, await allLeave(firmId))) throw conflict('There is leave on those days already');
  const { revision } = of ?? {};
  const moved = leaveOfEntity
    .update({ firmId, employeeId })
    .add({ revision: 1 })
    .where((row, { eq, notExists }) =>
      revision === undefined ? notExists(row.revision) : eq(row.revision, revision),
    );
  const person = check({
    of: employeeEntity.get({ firmId, id: employeeId }),
    condition: 'attribute_exists(pk)',
    refused: () => invalidField('employeeId', 'Choose an employee', 'not_yours'),
  });
  await transact([...writes, write(moved, () => new Moved()), person]);
};

/** Creates leave. Throws 400 naming `employeeId`, 409 if it overlaps. */
export const createLeave = async (caller: Caller, { id: chosen, ...given }: NewLeave, once: Once) => {
  const employeeId = whose(caller, given);
  const counting = await countingFor(caller, employeeId);
  const { firmId } = caller.firm;
  const { kind, from, to, part = 'all', note } = given;
  return withNewId(
    (id) =>
      untilUnmoved(async () => {
        const at = nextInstant();
        const leave: StoredLeave = {
          ...{ firmId, id, ...madeNow(at), employeeId, kind, from, to, part },
          ...withoutNulls({ note }),
          days: daysIn({ from, to, part }, counting),
          state: isDesk(caller) ? 'agreed' : 'asked',
          ...(isDesk(caller) && { answeredBy: nameOf(caller.user), answeredAt: at }),
        };
        await keep(leave, [write(leaveEntity.create(leave), () => new IdTaken()), ...once.writes(leave)]);
        return leave;
      }),
    chosen,
  );
};

type Changes = { [Name in keyof StoredLeave]?: StoredLeave[Name] | null | undefined };

/** Applies changes. Throws Moved if it is not as read. */
const change = async (current: StoredLeave, given: Changes): Promise<StoredLeave> => {
  const { firmId, id, updatedAt: before } = current;
  const changes = { ...given, updatedAt: nextInstant(before) };
  const after = applied(current, changes);
  const patch = leaveEntity
    .patch({ firmId, id })
    .set(withoutNulls(changes))
    .remove(cleared(changes) as 'note'[])
    .where((leave, { eq }) => eq(leave.updatedAt, before));
  await keep(after, [write(patch, () => new Moved())]);
  return after;
};

/** Throws 409 if a field worker may not do this themselves. */
const refuseOwn = (caller: Caller, current: StoredLeave): void => {
  const why = isDesk(caller) ? undefined : notTheirs(current, today());
  if (why) throw conflict(why);
};

/**
 * Updates leave; omitted fields stay. Throws 400, 404, and 409 for a stale write, an overlap, and a field worker's leave that has
 * started.
 */
export const updateLeave = (caller: Caller, id: number, given: LeaveUpdate) =>
  withLatest(
    () => readLeave(caller.firm.firmId, id, mineOf(caller.member)),
    given.updatedAt,
    async (current) => {
      refuseOwn(caller, current);
      const changes = leaveChanges(given, isDesk(caller));
      const asked = applied<StoredLeave>(current, changes as Changes as Partial<StoredLeave>);
      validate(wholeLeave, asked);
      const days = daysIn(asked, await countingFor(caller, current.employeeId));
      return change(current, { ...changes, days });
    },
  );

/** Approves or declines leave. Throws 404, and 409 for a stale write and for cancelled leave. */
export const answerLeave = ({ firm, user }: Caller, id: number, given: LeaveAnswer) =>
  withLatest(
    () => readLeave(firm.firmId, id),
    given.updatedAt,
    async (current) => {
      if (current.state === 'cancelled') throw conflict('This leave was cancelled');
      const answered = {
        answeredBy: nameOf(user),
        answeredAt: nextInstant(),
        answerNote: given.note ?? null,
      };
      return change(current, { state: given.answer, ...answered });
    },
  );

/** Cancels leave; idempotent. Throws 404, and 409 for a stale write and for a field worker's leave that has started. */
export const cancelLeave = (caller: Caller, id: number, basedOn: string | undefined) =>
  withLatest(
    () => readLeave(caller.firm.firmId, id, mineOf(caller.member)),
    basedOn,
    async (current) => {
      if (current.state === 'cancelled') return current;
      refuseOwn(caller, current);
      return change(current, { state: 'cancelled' });
    },
  );
