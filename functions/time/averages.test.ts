import { expect, it } from 'vitest';
import { addDays, today } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import { mondayOf } from '#shared/time/weeks.ts';
import { localSystem } from '../../local/testing/system.ts';

const system = localSystem();
const { employees, leave, time } = routes;

/** The second of three past weeks is a holiday. */
const [first, second, third] = [-28, -21, -14].map((days) => addDays(mondayOf(today()), days));
const name = { firstName: 'Alex', lastName: 'Example' };

const begin = async () => {
  const person = await system.someone();
  const { id: employeeId } = await person.call(employees.create, { body: { ...name, hourlyRate: 20 } });
  const workWeek = async (monday = '') => {
    for (const day of [0, 1, 2, 3, 4].map((days) => addDays(monday, days))) {
      for (const [clock, kind] of [
        ['07:00', 'work'],
        ['17:00', 'off'],
      ] as const)
        await person.call(time.punch, { body: { employeeId, at: `${day}T${clock}:00Z`, kind } });
    }
  };
  const averageIn = async (monday = '') => {
    const rows = await person.call(time.week, { params: { monday } });
    return rows.find((row) => row.employeeId === employeeId);
  };
  return { person, employeeId, workWeek, averageIn };
};

it('a week says what somebody works on average, whether earlier weeks are approved or not', async () => {
  const { person, employeeId, workWeek, averageIn } = await begin();
  await workWeek(first);
  await workWeek(third);
  const whole = { minutes: 2000, weeks: 3, isOver: false };
  expect((await averageIn(third))?.average).toEqual(whole);
  expect((await averageIn(second))?.average).toEqual({ minutes: 1500, weeks: 2, isOver: false });
  const week = await averageIn(first);
  const params = { monday: first ?? '', employeeId };
  await person.call(time.approve, { params, body: { hash: week?.hash ?? '' } });
  expect((await averageIn(third))?.average).toEqual(whole);
  await person.call(leave.create, {
    body: { employeeId, kind: 'holiday', from: second ?? '', to: addDays(second ?? '', 6) },
  });
  const over = { minutes: 3000, weeks: 3, isOver: true };
  expect((await averageIn(third))?.average).toEqual(over);
  // A warning never prevents pay for work done.
  const last = await averageIn(third);
  const approved = { params: { monday: third ?? '', employeeId }, body: { hash: last?.hash ?? '' } };
  expect(await person.call(time.approve, approved)).toMatchObject({ state: 'approved', average: over });
  await person.call(employees.update, {
    params: { id: employeeId },
    body: { ...name, optOut48: first ?? '' },
  });
  expect((await averageIn(third))?.average).toEqual({ ...over, isOver: false });
});
