import { isOnJob } from '#functions/assignments/on-job.ts';
import { employeeEntity } from '#functions/employees/entity.ts';
import { notOwnJob } from '#functions/jobs/own.ts';
import { cleared, nextInstant } from '#functions/lib/changes.ts';
import { madeNow } from '#functions/lib/entity.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { IdTaken, withNewId } from '#functions/lib/ids.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { mineOf, notLinked } from '#functions/lib/mine.ts';
import type { StoredFirm, StoredMember } from '#functions/lib/tenant/firm-entity.ts';
import type { StoredUser } from '#functions/lib/tenant/user-entity.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { punchEntity, punchPointer } from '#functions/punches/entity.ts';
import { punchesOf, readPunch, type StoredPunch } from '#functions/punches/read.ts';
import { addDays } from '#shared/dates.ts';
import { applied, withoutNulls } from '#shared/domain/applied.ts';
import {
  before,
  corrected,
  firstWas,
  needsReason,
  sourceOf,
  wrongInstant,
} from '#shared/domain/time/rules.ts';
import { punchShown } from '#shared/domain/time/views.ts';
import { invalid, invalidField, Refusal } from '#shared/kernel/refusal.ts';
import { desk } from '#shared/members/roles.ts';
import { dayOf } from '#shared/time/intervals.ts';
import { closingDays } from '#shared/time/kinds.ts';
import type { NewPunch, PunchUpdate } from '#shared/time/punch.ts';
import { mondayOf } from '#shared/time/weeks.ts';
import { weekOf } from './week-row.ts';
import { beside, WeekClosed } from './writes.ts';

/** The caller and their firm. */
export interface Caller {
  firm: StoredFirm;
  user: StoredUser;
  member: StoredMember;
}

const isDesk = ({ member }: Caller): boolean => desk.some((role) => role === member.role);

/** The employee a punch is for. Throws 400 if the caller may not choose, 409 for a member who is no employee. */
const whose = (caller: Caller, { employeeId }: NewPunch): number => {
  if (employeeId !== undefined && !isDesk(caller))
    throw invalidField('employeeId', 'Only the office enters the time of others', 'not_yours');
  const own = employeeId ?? caller.member.employeeId;
  if (own === undefined) throw notLinked();
  return own;
};

/** The employee. Throws 400 if there is none. */
const employeeOf = async ({ firm: { firmId } }: Caller, id: number) => {
  const { data } = await employeeEntity.get({ firmId, id }).go({ consistent: true });
  if (!data || data.deletedAt) throw invalidField('employeeId', 'Choose an employee', 'not_yours');
  return data;
};

const checkInstant = (at: string): void => {
  const issue = wrongInstant(at, Date.now());
  if (issue) throw invalid([issue]);
};

/** Field workers clock on only for their own jobs. */
const checkJob = async ({ firm: { firmId }, member }: Caller, jobId: number | null | undefined) => {
  const mine = mineOf(member);
  if (!jobId || mine === undefined || (await isOnJob(firmId, { jobId, employeeId: mine }))) return;
  throw notOwnJob();
};

/** The day on which an interval started that a punch ends, if that was in the week before. */
const endingBefore = async (caller: Caller, { at, employeeId }: StoredPunch): Promise<string[]> => {
  const day = dayOf({ at });
  const monday = mondayOf(day);
  const from = addDays(day, -closingDays);
  if (from >= monday) return [];
  const punches = await punchesOf(caller.firm.firmId, { from, to: addDays(monday, -1) }, employeeId);
  const earlier = punches.filter((punch) => !punch.removed && punch.at < at);
  const last = earlier.sort((a, b) => (a.at < b.at ? -1 : 1)).at(-1);
  return last && last.kind !== 'off' && dayOf(last) < monday ? [dayOf(last)] : [];
};

/** Writes into open weeks. Throws 409 with the week if it is not open. */
const intoWeeks = async (
  caller: Caller,
  { before: was, after }: { before?: StoredPunch; after: StoredPunch },
  writes: Write[],
): Promise<void> => {
  const { firmId } = caller.firm;
  const endings = await Promise.all([was, after].map((each) => (each ? endingBefore(caller, each) : [])));
  const around = { before: was, after, ending: endings.flat(), isDesk: isDesk(caller) };
  try {
    await transact([...writes, ...beside(firmId, around)]);
  } catch (error) {
    if (!(error instanceof WeekClosed)) throw error;
    const current = await weekOf(caller, error.monday, after.employeeId);
    const how = current.state === 'submitted' ? 'submitted' : 'approved';
    throw new Refusal('not_now', `Your week is ${how}. Ask the office to reopen it`, undefined, { current });
  }
};

export const makePunch = async (caller: Caller, { id: chosen, ...given }: NewPunch, once: Once) => {
  const employeeId = whose(caller, given);
  checkInstant(given.at);
  const [{ hourlyRate }] = await Promise.all([employeeOf(caller, employeeId), checkJob(caller, given.jobId)]);
  const { firmId } = caller.firm;
  return withNewId(async (id) => {
    const instant = nextInstant();
    const { at, kind, jobId, home, note } = given;
    const punch: StoredPunch = {
      ...{ firmId, id, ...madeNow(instant), day: dayOf({ at }) },
      ...{ employeeId, at, kind, source: sourceOf(given, id) },
      ...withoutNulls({ jobId, home, note, hourlyRate }),
      ...(given.reason && { was: firstWas(given, { by: caller.user.userId, on: instant }) }),
    };
    await intoWeeks(caller, { after: punch }, [
      write(punchEntity.create(punch), () => new IdTaken()),
      write(punchPointer.create({ firmId, id, day: punch.day }), () => new IdTaken()),
      ...once.writes(punchShown(punch)),
    ]);
    return punchShown(punch);
  }, chosen);
};

type Changes = Omit<Partial<StoredPunch>, 'jobId' | 'note'> & {
  updatedAt: string;
  jobId?: number | null;
  note?: string | null;
};

const moved = () => new Moved();

const rewrites = (current: StoredPunch, after: StoredPunch, changes: Changes): Write[] => {
  const { firmId, id, day, updatedAt } = current;
  if (after.day === day) {
    const { day: _, ...fields } = changes;
    const patch = punchEntity
      .patch({ firmId, id, day })
      .set(withoutNulls(fields))
      .remove(cleared(fields) as 'note'[])
      .where((punch, { eq }) => eq(punch.updatedAt, updatedAt));
    return [write(patch, moved)];
  }
  const removal = punchEntity
    .delete({ firmId, id, day })
    .where((punch, { eq }) => eq(punch.updatedAt, updatedAt));
  return [
    write(removal, moved),
    write(punchEntity.create(after), moved),
    write(punchPointer.patch({ firmId, id }).set({ day: after.day }), moved),
  ];
};

/** Applies `changes` to a punch. Throws 404, 409 for a stale write and for a closed week. */
const change = async (caller: Caller, current: StoredPunch, changes: Changes) => {
  const after = applied<StoredPunch>(current, changes as Partial<StoredPunch>);
  await intoWeeks(caller, { before: current, after }, rewrites(current, after, changes));
  return punchShown(after);
};

/** Corrects a punch. Throws 404, 400 naming `reason` if one is required, 409 for a stale write and for a closed week. */
export const correctPunch = (caller: Caller, id: number, given: PunchUpdate) =>
  withLatest(
    () => readPunch(caller.firm.firmId, id, mineOf(caller.member)),
    given.updatedAt,
    async (current) => {
      const { reason } = given;
      checkInstant(given.at);
      if (!reason && needsReason(current, given, Date.now()))
        throw invalidField('reason', 'Say why', 'required');
      const says = corrected(current, given);
      if (says.jobId !== (current.jobId ?? null)) await checkJob(caller, says.jobId);
      const updatedAt = nextInstant(current.updatedAt);
      const was = [
        ...(current.was ?? []),
        before(current, { by: caller.user.userId, on: updatedAt, reason }),
      ];
      return change(caller, current, { ...says, day: dayOf(says), was, updatedAt });
    },
  );

/** Retracts a punch: it stays on record but no longer counts. Throws 404, and 409 for a closed week. */
export const takeBack = (caller: Caller, id: number, reason: string) =>
  withLatest(
    () => readPunch(caller.firm.firmId, id, mineOf(caller.member)),
    undefined,
    async (current) => {
      const updatedAt = nextInstant(current.updatedAt);
      const removed = { by: caller.user.userId, on: updatedAt, reason };
      return change(caller, current, { removed, updatedAt });
    },
  );
