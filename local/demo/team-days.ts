import type { StoredFirm, StoredMember } from '#functions/lib/tenant/firm-entity.ts';
import type { StoredUser } from '#functions/lib/tenant/user-entity.ts';
import { londonInstant } from '#shared/calendar/instant.ts';
import { addDays, today } from '#shared/dates.ts';
import type { NewLeave } from '#shared/leave/leave.ts';
import type { PunchKind } from '#shared/time/kinds.ts';
import { mondayOf } from '#shared/time/weeks.ts';
import { dice } from './chance.ts';
import { at as atTime, hourMs } from './clock.ts';
import type { Event } from './event.ts';
import { demoFirmId, demoUserId, type Stores } from './stores.ts';
import { apprentice, plumber } from './team.ts';

const hour = 60;
const collegeDay = 3;

interface Punched {
  at: number;
  member: number;
  kind: PunchKind;
}

/** A member's clock events of a day: two work periods with a break between. */
const dayOf = (date: string, member: number, spread: () => number): Punched[] => {
  const punch = (minutes: number, kind: PunchKind) => ({
    ...{ at: londonInstant(date, minutes + spread()), member, kind },
  });
  return [
    punch(8 * hour, 'work'),
    punch(12 * hour + 15, 'break'),
    punch(13 * hour, 'work'),
    punch(16 * hour + 30, 'off'),
  ];
};

/** The last three weeks of timesheets, this week included. */
const weeksClocked = 3;

const punchesUpTo = (now: number): Punched[] => {
  const chance = dice(2_003);
  const first = addDays(mondayOf(today(now)), -7 * (weeksClocked - 1));
  const spread = () => chance.between(-9, 9);
  return Array.from({ length: weeksClocked * 7 }, (_, n) => n)
    .filter((n) => n % 7 < 5)
    .flatMap((n) => {
      const date = addDays(first, n);
      const trained = n % 7 === collegeDay ? [] : dayOf(date, apprentice, spread);
      return [...dayOf(date, plumber, spread), ...trained];
    });
};

const callerIn = async ({ firms, users }: Stores) => {
  const [{ data: firm }, { data: member }, { data: user }] = await Promise.all([
    firms.firmEntity.get({ firmId: demoFirmId }).go(),
    firms.memberEntity.get({ firmId: demoFirmId, userId: demoUserId }).go(),
    users.userEntity.get({ userId: demoUserId }).go(),
  ]);
  return { firm: firm as StoredFirm, member: member as StoredMember, user: user as StoredUser };
};

/** The team's clock events; the week before last is approved, and last week awaits approval. */
export const clockEvents = (stores: Stores, now: number, memberIds: readonly number[]): Event[] => {
  const { time, weeks, notOnce } = stores;
  const monday = mondayOf(today(now));
  const submit = async (member: number, of: string, isApproved: boolean) => {
    const caller = await callerIn(stores);
    const place = { monday: of, employeeId: memberIds[member] ?? 0 };
    const { hash } = await weeks.weekOf(caller, place.monday, place.employeeId);
    await weeks.submitWeek(caller, place, hash);
    if (isApproved) await weeks.approveWeek(caller, place, hash);
  };
  const done = (weeksAgo: number, isApproved: boolean): Event[] =>
    [plumber, apprentice].map((member) => ({
      at: londonInstant(addDays(monday, -7 * weeksAgo + 4), 17 * hour),
      happen: () => submit(member, addDays(monday, -7 * weeksAgo), isApproved),
    }));
  return [
    ...punchesUpTo(now).map(({ at, member, kind }) => ({
      at,
      happen: async () => {
        const punch = { at: new Date(at).toISOString(), kind, employeeId: memberIds[member] ?? 0 };
        await time.makePunch(await callerIn(stores), punch, notOnce);
      },
    })),
    ...done(2, true),
    ...done(1, false),
  ];
};

const leaveOf = (now: number): { member: number; input: Omit<NewLeave, 'employeeId'> }[] => {
  const monday = mondayOf(today(now));
  const days = (from: number, to: number) => ({ from: addDays(monday, from), to: addDays(monday, to) });
  return [
    { member: apprentice, input: { kind: 'training', ...days(10, 10), note: 'College' } },
    { member: plumber, input: { kind: 'holiday', ...days(14, 18) } },
    { member: apprentice, input: { kind: 'sick', ...days(-27, -26) } },
  ];
};

const said = [
  'Key is with number 14.',
  'Stopcock is under the stairs and stiff.',
  'Dog in the garden: ring first.',
];

/** The team's leave, and the notes on the newest jobs. */
export const addLeaveAndNotes = async (
  stores: Stores,
  memberIds: readonly number[],
  now: number,
): Promise<void> => {
  const { leave, notes, jobEntity, notOnce } = stores;
  const caller = await callerIn(stores);
  for (const { member, input } of leaveOf(now))
    await leave.createLeave(caller, { ...input, employeeId: memberIds[member] ?? 0 }, notOnce);
  const { data } = await jobEntity.query
    .byId({ firmId: demoFirmId })
    .go({ order: 'desc', limit: said.length });
  for (const [index, { id: jobId }] of data.entries())
    await atTime(now - (index + 1) * hourMs, () =>
      notes.addNote({ firmId: demoFirmId, jobId, by: caller.user }, { text: said[index] ?? '' }, notOnce),
    );
};
