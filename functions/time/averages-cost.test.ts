import { expect, it } from 'vitest';
import { document } from '#functions/lib/table.ts';
import { addDays, today } from '#shared/dates.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { routes } from '#shared/routes.ts';
import { firstReference } from '#shared/time/average.ts';
import { mondayOf } from '#shared/time/weeks.ts';
import { recordTrips } from '../../bench/trips.ts';
import { localSystem } from '../../local/testing/system.ts';

const system = localSystem();
const { employees, time } = routes;
const recorder = recordTrips(document);

const monday = mondayOf(today());
const weekLong = { work: 2700, travel: 0, homeTravel: 0, break: 150 };
const day = [
  ['07:00', 'work'],
  ['12:00', 'break'],
  ['12:30', 'work'],
  ['16:30', 'off'],
] as const;

const stored = () => import('#functions/punches/entity.ts');

interface Team {
  firmId: FirmId;
  userId: string;
  people: readonly number[];
  weeks: readonly string[];
}

/** Approved weeks of five days, straight into the table: a call takes no punch older than 35 days. */
const fill = async ({ firmId, userId, people, weeks }: Team): Promise<void> => {
  const { punchEntity, weekEntity } = await stored();
  const kept = {
    firmId,
    userId,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  };
  let id = 1;
  for (const week of weeks) {
    const punches = [0, 1, 2, 3, 4]
      .map((days) => addDays(week, days))
      .flatMap((on) =>
        people.flatMap((employeeId) =>
          day.map(([clock, kind]) => ({
            ...kept,
            ...{ id: id++, day: on, employeeId, at: `${on}T${clock}:00Z`, kind },
            source: 'clock' as const,
          })),
        ),
      );
    await punchEntity.put(punches).go({ concurrency: 8 });
    const approved = { state: 'approved', minutes: weekLong } as const;
    await weekEntity
      .put(people.map((employeeId) => ({ firmId, monday: week, employeeId, ...approved })))
      .go();
  }
};

it('reads of earlier weeks only the punches of those not approved, though they are the oldest', async () => {
  const person = await system.someone();
  const { firmId, userId } = person;
  const people: number[] = [];
  for (const lastName of ['One', 'Two', 'Three', 'Four'])
    people.push((await person.call(employees.create, { body: { firstName: 'Alex', lastName } })).id);
  const weeks = Array.from({ length: 52 }, (_, at) => addDays(monday, -7 * (at + 1)));
  await fill({ firmId, userId, people, weeks });
  const [employeeId = 0, other = 0] = people;
  const { weekEntity } = await stored();
  const reopen = (week: string, whose: number) =>
    weekEntity.patch({ firmId, monday: week, employeeId: whose }).remove(['state', 'minutes']).go();

  const cost = async () => {
    let average: unknown;
    const trips = await recorder.during(async () => {
      const rows = await person.call(time.week, { params: { monday } });
      average = rows.find((row) => row.employeeId === employeeId)?.average;
    });
    const reads = trips.filter(({ command }) => command === 'QueryCommand');
    return { average, units: reads.reduce((sum, { capacity }) => sum + capacity, 0) };
  };
  const { average, units } = await cost();
  expect(average).toMatchObject({ weeks: 17 });

  // A year ago, which no longer counts.
  await reopen(weeks.at(-1) ?? '', employeeId);
  expect(await cost()).toEqual({ average, units });

  // A week of four people, with the two days on which Sunday's shift may end, takes at most eight units; sixteen weeks take 83.
  const week = 8;
  await reopen(firstReference(monday), employeeId);
  const oldest = await cost();
  expect(oldest.average).toEqual(average);
  expect(oldest.units - units).toBeLessThanOrEqual(week);

  await reopen(weeks[4] ?? '', other);
  expect((await cost()).units - oldest.units).toBeLessThanOrEqual(week);
});
