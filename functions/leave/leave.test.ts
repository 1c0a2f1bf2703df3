import { expect, it } from 'vitest';
import { newId } from '#shared/ids.ts';
import type { NewLeave } from '#shared/leave/leave.ts';
import type { Role } from '#shared/members/roles.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { filled } from '../testing/device.ts';
import { join } from '../testing/join.ts';

const system = localSystem();
const { employees, firms, leave } = routes;

const hire = (person: Someone, firstName: string, more = {}) =>
  person.call(employees.create, { body: { firstName, lastName: 'Example', ...more } });

/** Adds a member who is linked to an employee, and returns how they call. */
const joined = async (person: Someone, role: Role, employeeId?: number) => {
  const employee = employeeId === undefined ? {} : { employeeId };
  const worker = await join(system.services, person, await system.someone(), role, employee);
  return (method: string, path: string, body?: object) =>
    worker.send({ method, path: `/api/leave${path}`, ...(body && { body }) });
};

const begin = async () => {
  const person = await system.someone();
  const alex = await hire(person, 'Alex');
  const ask = (body: Omit<NewLeave, 'part'> & { part?: 'am' | 'pm' }) =>
    person.answer(leave.create, { body });
  return { person, alex, ask };
};

const within = (from: string, to: string) => ({ query: { from, to } });
const year = within('2027-01-01', '2027-12-31');

it('is asked for in the field and decided in the office, each seeing what is theirs', async () => {
  const { person, alex } = await begin();
  const sam = await hire(person, 'Sam');
  const [field, office] = [await joined(person, 'field', alex.id), await joined(person, 'office')];
  const id = newId();
  const week = { id, kind: 'holiday', from: '2027-06-07', to: '2027-06-11', note: 'Wales' };
  const asked = await field('POST', '', week);
  expect(asked).toMatchObject({
    status: 201,
    body: { id, employeeId: alex.id, state: 'asked', part: 'all', days: 5, answeredBy: null },
  });
  expect(await field('POST', '', { ...week, id: newId(), employeeId: sam.id })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'employeeId' }] },
  });
  expect((await field('POST', `/${id}/answer`, { answer: 'agreed' })).status).toBe(403);
  const sick = await person.call(leave.create, {
    body: { employeeId: sam.id, kind: 'sick', from: '2027-06-07', to: '2027-06-07' },
  });
  expect(sick).toMatchObject({ state: 'agreed' });
  const look = '?from=2027-06-01&to=2027-06-30';
  expect((await field('GET', look)).body).toMatchObject([{ id }]);
  expect((await office('GET', look)).body).toMatchObject([{ id }, { id: sick.id }]);
  expect((await field('POST', `/${sick.id}/cancel`)).status).toBe(404);
  const answered = await office('POST', `/${id}/answer`, { answer: 'agreed', note: 'Enjoy it' });
  expect(answered.body).toMatchObject({ state: 'agreed', answerNote: 'Enjoy it' });
  // Approved leave that is changed needs approval again.
  const { updatedAt } = answered.body as { updatedAt: string };
  const longer = await field('PUT', `/${id}`, { to: '2027-06-14', updatedAt });
  expect(longer.body).toMatchObject({ state: 'asked', days: 6, answeredBy: null, note: 'Wales' });
  expect(await office('POST', `/${id}/answer`, { answer: 'refused', updatedAt })).toMatchObject({
    status: 409,
    body: { code: 'stale', current: { to: '2027-06-14' } },
  });
  const gone = await Promise.all([field('POST', `/${id}/cancel`), field('POST', `/${id}/cancel`)]);
  expect(gone).toMatchObject([{ body: { state: 'cancelled' } }, { body: { state: 'cancelled' } }]);
  expect((await office('POST', `/${id}/answer`, { answer: 'agreed' })).status).toBe(409);
  // Leave that has started can only be changed by the office.
  const begun = await person.call(leave.create, {
    body: { employeeId: alex.id, kind: 'holiday', from: '2026-01-05', to: '2026-01-06' },
  });
  expect((await field('PUT', `/${begun.id}`, { to: '2026-01-07' })).status).toBe(409);
  expect((await office('POST', '', week)).status).toBe(409);
});

it('is read by an accountant, but not who is ill or what they wrote', async () => {
  const { person, alex } = await begin();
  const theirs = await join(system.services, person, await system.someone(), 'accountant');
  const accountant = (method: string, path: string, body?: object) =>
    theirs.send({ method, path: `/api/leave${path}`, ...(body && { body }) });
  const of = (more: object) => ({ body: { employeeId: alex.id, ...more } as never });
  const unpaid = { kind: 'unpaid', from: '2027-02-01', to: '2027-02-02', note: 'Moving house' };
  const { id } = await person.call(leave.create, of(unpaid));
  await person.call(leave.create, of({ kind: 'sick', from: '2027-03-01', to: '2027-03-05', note: 'Flu' }));
  const seen = await accountant('GET', '?from=2027-01-01&to=2027-12-31');
  expect(seen.body).toMatchObject([
    { kind: 'unpaid', from: '2027-02-01', days: 2, note: null },
    { kind: 'other', from: '2027-03-01', days: 5, note: null },
  ]);
  const allowances = await accountant('GET', '/allowances?year=2027');
  expect(allowances.body).toMatchObject([{ employeeId: alex.id, taken: 0 }]);
  expect((await accountant('POST', '', unpaid)).status).toBe(403);
  expect((await accountant('POST', `/${id}/cancel`)).status).toBe(403);
  const records = JSON.stringify([...(await filled(theirs)).records.values()]);
  expect(records).toContain('"unpaid"');
  expect(records).not.toMatch(/"sick"|Flu|Moving house/);
});

it('counts the days that somebody would have worked, in the leave year of the firm', async () => {
  const { person, alex } = await begin();
  await person.call(firms.setRules, { body: { leaveDays: 25, leaveYearStarts: '04-01' } });
  const part = await hire(person, 'Kit', {
    hours: { mon: { from: '09:00', to: '15:00' }, fri: null, sat: { from: '09:00', to: '12:00' } },
    leaveDays: 16.5,
    leaveCarried: 2,
  });
  const days = async (body: Omit<NewLeave, 'kind'> & { kind?: 'sick' }) =>
    (await person.call(leave.create, { body: { kind: 'holiday', ...body } })).days;
  // Christmas is on a Saturday, so Monday and Tuesday are substitute days.
  expect(await days({ employeeId: alex.id, from: '2027-12-24', to: '2027-12-31' })).toBe(4);
  expect(await days({ employeeId: part.id, from: '2027-12-24', to: '2027-12-31' })).toBe(3);
  expect(await days({ employeeId: alex.id, from: '2027-05-04', to: '2027-05-04', part: 'am' })).toBe(0.5);
  expect(await days({ employeeId: alex.id, from: '2027-05-04', to: '2027-05-04', part: 'pm' })).toBe(0.5);
  expect(await days({ employeeId: alex.id, from: '2027-07-01', to: '2027-07-02', kind: 'sick' })).toBe(2);
  // Across the end of the leave year, each year counts its own days.
  expect(await days({ employeeId: alex.id, from: '2028-03-30', to: '2028-04-03' })).toBe(3);
  const allowances = (of: string) => person.call(leave.allowances, { query: { year: of } });
  expect(await allowances('2027')).toEqual([
    { employeeId: part.id, entitled: 16.5, carried: 2, taken: 3, asked: 0, left: 15.5 },
    { employeeId: alex.id, entitled: 25, carried: 0, taken: 7, asked: 0, left: 18 },
  ]);
  expect((await allowances('2028')).at(-1)).toMatchObject({ taken: 1, left: 24 });
  expect(
    await person.answer(employees.update, {
      params: { id: part.id },
      body: { firstName: 'Kit', lastName: 'Example', hours: { tue: { from: '10:00', to: '09:00' } } },
    }),
  ).toMatchObject({ status: 400, body: { errors: [{ path: 'hours.tue.to' }] } });
});

it('is not kept when other leave on its day was kept while it was being checked', async () => {
  const { alex, ask } = await begin();
  const day = { employeeId: alex.id, kind: 'holiday', from: '2027-02-05', to: '2027-02-05' } as const;
  // Imported late, because it reads the environment when it loads.
  const { document } = await import('#functions/lib/table.ts');
  let isFirst = true;
  document.middlewareStack.add(
    (next) => async (args) => {
      if (isFirst && JSON.stringify(args.input).includes('"sk":"leaveOf#')) {
        isFirst = false;
        expect((await ask(day)).status).toBe(201);
      }
      return next(args);
    },
    { step: 'initialize', name: 'leaveBetween' },
  );
  const later = await ask(day);
  document.middlewareStack.remove('leaveBetween');
  expect([isFirst, later.status]).toEqual([false, 409]);
});

it('is never twice on a day, whoever is first, and keeps the name of whoever is deleted', async () => {
  const { person, alex, ask } = await begin();
  const at = { employeeId: alex.id, kind: 'holiday' } as const;
  const two = await Promise.all([
    ask({ ...at, from: '2027-02-01', to: '2027-02-05' }),
    ask({ ...at, from: '2027-02-05', to: '2027-02-08' }),
  ]);
  expect(two.map(({ status }) => status).sort()).toEqual([201, 409]);
  const morning = await ask({ ...at, from: '2027-03-01', to: '2027-03-01', part: 'am' });
  expect((await ask({ ...at, from: '2027-03-01', to: '2027-03-01', part: 'am' })).status).toBe(409);
  const params = { id: (morning.body as { id: number }).id };
  await person.call(leave.cancel, { params, body: {} });
  expect((await ask({ ...at, from: '2027-03-01', to: '2027-03-01' })).status).toBe(201);
  const wrong = [
    [{ from: '2027-04-02', to: '2027-04-01' }, 'to'],
    [{ from: '2027-04-01', to: '2028-06-01' }, 'to'],
    [{ from: '2027-04-01', to: '2027-04-02', part: 'am' }, 'part'],
    [{ from: '2027-04-01', to: '2027-04-01', employeeId: 1 }, 'employeeId'],
  ] as const;
  for (const [more, path] of wrong)
    expect(await ask({ ...at, ...more })).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  await person.call(employees.remove, { params: { id: alex.id } });
  expect(await person.call(leave.list, year)).toMatchObject([{}, { state: 'cancelled' }, {}]);
  expect((await ask({ ...at, from: '2027-05-01', to: '2027-05-01' })).status).toBe(400);
});
