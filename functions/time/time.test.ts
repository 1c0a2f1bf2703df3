import { describe, expect, it } from 'vitest';
import { addDays, today } from '#shared/dates.ts';
import type { Role } from '#shared/members/roles.ts';
import { routes } from '#shared/routes.ts';
import type { PunchKind } from '#shared/time/kinds.ts';
import { mondayOf } from '#shared/time/weeks.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';

const system = localSystem();
const { assignments, clients, employees, firms, jobs, leave, members, time } = routes;

const monday = addDays(mondayOf(today()), -14);
const at = (day: string, clock: string): string => `${day}T${clock}:00Z`;
const week = { from: monday, to: addDays(monday, 6) };

const alex = { firstName: 'Alex', lastName: 'Example' };

const begin = async (title = '12 Quay Road') => {
  const person = await system.someone();
  const client = await person.call(clients.create, { body: { name: 'Harbour Café' } });
  const job = await person.call(jobs.create, { body: { title, clientId: client.id } });
  const employee = await person.call(employees.create, {
    body: { ...alex, hourlyRate: 20.5 },
  });
  return { person, jobId: job.id, employeeId: employee.id };
};

interface Of {
  person: Someone;
  employeeId: number;
}

const punch = (
  { person, employeeId }: Of,
  instant: string,
  kind: PunchKind,
  more: { jobId?: number; home?: boolean } = {},
) => person.call(time.punch, { body: { employeeId, at: instant, kind, ...more } });

/** Adds a member who is linked to an employee. */
const join = async ({ person, employeeId }: Of, role: Role) => {
  const { memberEntity } = await import('#functions/lib/tenant/firm-entity.ts');
  const worker = await system.someone();
  const now = new Date().toISOString();
  await memberEntity
    .put({
      ...{ firmId: person.firmId, userId: worker.userId, role, seesPrices: false, employeeId },
      ...{ state: 'active', joinedAt: now, updatedAt: now },
    })
    .go();
  return { worker, header: { 'fettle-firm': person.firmId } };
};

const rowOf = async ({ person, employeeId }: Of) => {
  const rows = await person.call(time.week, { params: { monday } });
  const row = rows.find((each) => each.employeeId === employeeId);
  if (!row) throw new Error('No row');
  return row;
};

/** The rows of the week's export, from the kind of time on. */
const exported = async (person: Someone): Promise<string[][]> => {
  const { bytes } = await person.answer(time.export, { query: week });
  const [, ...rows] = Buffer.from(bytes).toString().split('\r\n').filter(Boolean);
  return rows.map((row) => row.split(',').slice(4));
};

describe('punches', () => {
  it('give the same intervals in whatever order they arrive, and the job its labour to the penny', async () => {
    const { person, jobId, employeeId } = await begin();
    const of = { person, employeeId };
    await punch(of, at(monday, '16:31'), 'off');
    await punch(of, at(monday, '12:30'), 'work', { jobId });
    await punch(of, at(monday, '12:00'), 'break');
    await punch(of, at(monday, '08:00'), 'work', { jobId });
    const seen = await person.call(time.list, { query: week });
    expect(seen.intervals).toMatchObject([
      {
        from: at(monday, '08:00'),
        to: at(monday, '12:00'),
        kind: 'work',
        jobId,
        minutes: 240,
        forgotten: false,
      },
      { kind: 'break', jobId: null, minutes: 30 },
      { kind: 'work', minutes: 241, to: at(monday, '16:31') },
    ]);
    expect(seen.days).toEqual([
      ...[{ date: monday, employeeId, work: 481, travel: 0, homeTravel: 0, break: 30, warnings: [] }],
    ]);
    expect(seen.punches.map(({ source }) => source)).toEqual(Array(4).fill('office'));
    const figures = await person.call(jobs.figures, { params: { id: jobId } });
    // 481 minutes at 20.50 an hour.
    expect(figures).toMatchObject({ labour: 164.34, labourFrom: 'clock', clockedMinutes: 481 });
  });

  it('go before the hours entered of the same employee, and leave those of others', async () => {
    const { person, jobId, employeeId } = await begin();
    const other = await person.call(employees.create, {
      body: { firstName: 'Sam', lastName: 'Example', hourlyRate: 30 },
    });
    for (const id of [employeeId, other.id])
      await person.call(assignments.create, { body: { jobId, employeeId: id, hoursWorked: 10 } });
    const figures = () => person.call(jobs.figures, { params: { id: jobId } });
    expect(await figures()).toMatchObject({ labour: 505, labourFrom: 'hours' });
    const first = await punch({ person, employeeId }, at(monday, '08:00'), 'work', { jobId });
    await punch({ person, employeeId }, at(monday, '09:00'), 'off');
    expect(await figures()).toMatchObject({ labour: 320.5, labourFrom: 'both', clockedMinutes: 60 });
    await person.call(time.takeBack, { params: { id: first.id }, body: { reason: 'Was not there' } });
    expect(await figures()).toMatchObject({ labour: 505, labourFrom: 'hours' });
  });

  it('say who is clocked on', async () => {
    const { person, jobId, employeeId } = await begin();
    const since = new Date(Date.now() - 60_000).toISOString();
    await punch({ person, employeeId }, since, 'work', { jobId });
    expect(await person.call(time.now, {})).toEqual([
      { employeeId, kind: 'work', jobId, since: `${since.slice(0, 19)}Z`, forgotten: false },
    ]);
    await punch({ person, employeeId }, new Date().toISOString(), 'off');
    expect(await person.call(time.now, {})).toEqual([]);
  });

  it('are corrected with a reason once they are old, and keep what they said', async () => {
    const { person, jobId, employeeId } = await begin();
    const made = await punch({ person, employeeId }, at(monday, '08:00'), 'work', { jobId });
    const tuesday = addDays(monday, 1);
    const body = { at: at(tuesday, '08:00'), kind: 'work' as const };
    const params = { id: made.id };
    const bare = await person.answer(time.correct, { params, body });
    expect(bare).toMatchObject({ status: 400, body: { errors: [{ path: 'reason' }] } });
    const after = await person.call(time.correct, { params, body: { ...body, reason: 'It was Tuesday' } });
    expect(after).toMatchObject({
      ...{ at: body.at, jobId },
      was: [{ at: made.at, kind: 'work', jobId, by: person.userId, reason: 'It was Tuesday' }],
    });
    const seen = await person.call(time.list, { query: { from: tuesday, to: tuesday } });
    expect(seen.punches.map(({ id }) => id)).toEqual([made.id]);
    const stale = { ...body, reason: 'Again', updatedAt: made.updatedAt };
    expect(await person.answer(time.correct, { params, body: stale })).toMatchObject({
      ...{ status: 409, body: { code: 'stale', current: { id: made.id, updatedAt: after.updatedAt } } },
    });
  });

  it('are refused for another time, job or person than may be', async () => {
    const { person, jobId, employeeId } = await begin();
    const refused = async (more: object) => {
      const body = { employeeId, at: at(monday, '08:00'), kind: 'work' as const, ...more };
      const answer = await person.answer(time.punch, { body });
      const { errors } = answer.body as unknown as { errors?: { path: string }[] };
      return [answer.status, errors?.[0]?.path];
    };
    expect(await refused({ at: new Date(Date.now() + 6 * 60_000).toISOString() })).toEqual([400, 'at']);
    expect(await refused({ at: at(addDays(today(), -37), '08:00') })).toEqual([400, 'at']);
    expect(await refused({ kind: 'break', jobId })).toEqual([400, 'jobId']);
    expect(await refused({ jobId: 1 })).toEqual([400, 'jobId']);
    expect(await refused({ employeeId: 1 })).toEqual([400, 'employeeId']);
    expect(await person.answer(time.punch, { body: { at: at(monday, '08:00'), kind: 'off' } })).toMatchObject(
      {
        ...{ status: 409, body: { message: 'Ask the office to link you' } },
      },
    );
    expect(
      (await person.answer(time.list, { query: { from: monday, to: addDays(monday, 35) } })).status,
    ).toBe(400);
    expect((await person.answer(time.week, { params: { monday: addDays(monday, 1) } })).status).toBe(400);
  });
});

describe('a week', () => {
  const worked = async () => {
    const of = await begin();
    await punch(of, at(monday, '08:00'), 'work', { jobId: of.jobId });
    await punch(of, at(monday, '16:00'), 'off');
    return of;
  };

  it('is submitted and approved as it was seen, then takes nothing until it is opened again', async () => {
    const of = await worked();
    const { person, employeeId } = of;
    const params = { monday, employeeId };
    const old = await rowOf(of);
    expect(old).toMatchObject({ state: 'open', paidMinutes: 480, payPence: 16_400 });
    await punch(of, at(monday, '17:00'), 'work');
    const end = await punch(of, at(monday, '17:30'), 'off');
    const stale = await person.answer(time.approve, { params, body: { hash: old.hash } });
    expect(stale).toMatchObject({ status: 409, body: { current: { paidMinutes: 510 } } });
    const { hash } = await rowOf(of);
    expect(await person.call(time.submit, { params, body: { hash } })).toMatchObject({ state: 'submitted' });
    const approved = await person.call(time.approve, { params, body: { hash } });
    expect(approved).toMatchObject({ state: 'approved', approvedBy: person.userId, hash });
    const late = { employeeId, at: at(monday, '18:00'), kind: 'work' as const };
    expect(await person.answer(time.punch, { body: late })).toMatchObject({
      ...{ status: 409, body: { current: { state: 'approved', monday } } },
    });
    const correction = {
      params: { id: end.id },
      body: { at: at(addDays(monday, 7), '08:00'), kind: 'off', reason: 'Later' },
    };
    expect((await person.answer(time.correct, correction as never)).status).toBe(409);
    const reopened = await person.call(time.reopen, { params, body: { reason: 'Evening work' } });
    expect(reopened).toMatchObject({
      state: 'open',
      approvedBy: null,
      reopened: [{ reason: 'Evening work' }],
    });
    expect((await person.answer(time.punch, { body: late })).status).toBe(201);
  });

  it('is not complete while nobody said when something ended', async () => {
    const of = await begin();
    const { person, employeeId } = of;
    await punch(of, at(monday, '08:00'), 'work');
    const row = await rowOf(of);
    expect(row).toMatchObject({ forgotten: [monday], paidMinutes: 0 });
    const params = { monday, employeeId };
    const answer = await person.answer(time.submit, { params, body: { hash: row.hash } });
    expect(answer.status).toBe(409);
    expect((answer.body as unknown as { message: string }).message).toContain(`${Number(monday.slice(8))} `);
  });

  it('counts a clock that ran for days once somebody says why, and holds its end from then on', async () => {
    const of = await begin();
    const { person, employeeId } = of;
    const [sunday, tuesday] = [addDays(monday, 6), addDays(monday, 8)];
    const params = { monday, employeeId };
    await punch(of, at(sunday, '08:00'), 'work');
    const end = await punch(of, at(tuesday, '06:00'), 'off');
    expect(await rowOf(of)).toMatchObject({ forgotten: [sunday], paidMinutes: 0 });
    const body = { at: end.at, kind: 'off' as const, reason: 'Pumping out after the flood' };
    const confirmed = await person.call(time.correct, { params: { id: end.id }, body });
    expect(confirmed.was).toMatchObject([{ at: end.at, kind: 'off', reason: body.reason }]);
    const row = await rowOf(of);
    expect(row).toMatchObject({ forgotten: [], paidMinutes: 46 * 60 });
    await person.call(time.approve, { params, body: { hash: row.hash } });
    const back = { params: { id: end.id }, body: { reason: 'It was shorter' } };
    expect(await person.answer(time.takeBack, back)).toMatchObject({
      ...{ status: 409, body: { current: { state: 'approved', monday } } },
    });
  });

  it('counts a long day whose end came with a reason', async () => {
    const of = await begin();
    const { person, employeeId } = of;
    await punch(of, at(monday, '06:00'), 'work');
    const end = { employeeId, at: at(monday, '21:00'), kind: 'off' as const };
    const short = await person.answer(time.punch, { body: { ...end, reason: 'No' } });
    expect(short).toMatchObject({ status: 400, body: { errors: [{ path: 'reason' }] } });
    const made = await person.call(time.punch, { body: { ...end, reason: 'A burst main' } });
    expect(made.was).toMatchObject([{ at: end.at, reason: 'A burst main', by: person.userId }]);
    expect(await rowOf(of)).toMatchObject({ forgotten: [], paidMinutes: 15 * 60 });
  });

  it('of two who approve and punch at once never holds what nobody saw', async () => {
    const of = await worked();
    const { person, employeeId } = of;
    const { hash } = await rowOf(of);
    const params = { monday, employeeId };
    const late = { employeeId, at: at(monday, '15:00'), kind: 'break' as const };
    const [approved, punched] = await Promise.all([
      person.answer(time.approve, { params, body: { hash } }),
      person.answer(time.punch, { body: late }),
    ]);
    expect([approved.status, punched.status].sort()).toSatisfy(
      ([a, b]: number[]) => (a === 200 && b === 409) || (a === 201 && b === 409),
    );
  });

  it('is approved by somebody else than whose it is, unless they own the firm', async () => {
    const of = await worked();
    const { person, employeeId } = of;
    const { worker, header } = await join(of, 'office');
    const { hash } = await rowOf(of);
    const input = { params: { monday, employeeId }, body: { hash } };
    expect((await worker.answer(time.approve, input, header)).status).toBe(403);
    expect((await person.answer(time.approve, input)).status).toBe(200);
  });
});

it('whoever is in the field sees and says their own time, of their own jobs', async () => {
  const of = await begin();
  const { person, jobId, employeeId } = of;
  const other = await person.call(employees.create, { body: { firstName: 'Sam', lastName: 'Example' } });
  const theirs = await punch({ person, employeeId: other.id }, at(monday, '08:00'), 'work');
  const { worker, header } = await join(of, 'field');
  const body = { at: at(monday, '08:00'), kind: 'work' as const };
  const say = (more: object) => worker.answer(time.punch, { body: { ...body, ...more } }, header);
  expect((await say({ employeeId: other.id })).status).toBe(400);
  expect((await say({ jobId })).status).toBe(400);
  await person.call(assignments.create, { body: { jobId, employeeId } });
  const made = await say({ jobId });
  expect(made).toMatchObject({ status: 201, body: { employeeId, source: 'typed', madeBy: worker.userId } });
  const seen = await worker.answer(time.list, { query: week }, header);
  expect((seen.body as { punches: { employeeId: number }[] }).punches.map((each) => each.employeeId)).toEqual(
    [employeeId],
  );
  const correction = { params: { id: theirs.id }, body: { ...body, reason: 'Not mine' } };
  expect((await worker.answer(time.correct, correction, header)).status).toBe(404);
  const rows = (await worker.answer(time.week, { params: { monday } }, header)).body;
  expect(rows).toMatchObject([{ employeeId, payPence: null }]);
  const unseen = { params: { monday, employeeId }, body: { hash: 'x' } };
  expect(await worker.answer(time.submit, unseen, header)).toMatchObject({
    status: 409,
    body: { current: { employeeId, payPence: null } },
  });
  const submit = { params: { monday, employeeId: other.id }, body: { hash: 'x' } };
  expect((await worker.answer(time.submit, submit, header)).status).toBe(404);
});

it('the export names everybody, what is paid by the rules, and what nobody approved', async () => {
  const of = await begin('=1+1');
  const { person, jobId } = of;
  await person.call(firms.setRules, { body: { rounding: 'up15' } });
  await punch(of, at(monday, '08:00'), 'travel', { home: true });
  await punch(of, at(monday, '08:20'), 'work', { jobId });
  await punch(of, at(monday, '09:25'), 'off');
  const { bytes } = await person.answer(time.export, { query: week });
  expect(Buffer.from(bytes).toString()).toContain(
    'Employee,Date,Start,End,Kind,Job,Minutes,Paid minutes,Rate,Pay,Approved by',
  );
  expect(await exported(person)).toEqual([
    ['travel home', '', '20', '0', '20.50', '0.00', 'Not approved'],
    ['work', expect.stringContaining("'=1+1"), '65', '65', '20.50', '22.21', 'Not approved'],
    ['rounding up', expect.any(String), '0', '10', '20.50', '3.42', 'Not approved'],
  ]);
});

it('the export says which days are leave, of what kind, and that their pay is not worked out', async () => {
  const { person, employeeId } = await begin();
  const [tuesday, friday, next] = [addDays(monday, 1), addDays(monday, 4), addDays(monday, 8)];
  const off = (body: object) => person.call(leave.create, { body: { employeeId, ...body } as never });
  await off({ kind: 'unpaid', from: monday, to: monday });
  await off({ kind: 'holiday', from: tuesday, to: tuesday, part: 'pm' });
  // Saturday and Sunday are no working days, and what follows is in another file.
  await off({ kind: 'sick', from: friday, to: next });
  const leaveIn = async (file: Promise<{ bytes: Uint8Array }>) =>
    Buffer.from((await file).bytes)
      .toString()
      .split('\r\n')
      .slice(1, -1)
      .map((row) => row.split(','));
  const rows = await leaveIn(person.answer(time.export, { query: week }));
  expect(
    rows.map(([, day, , , kind, , minutes, paid, , pay, by]) => [day, kind, minutes, paid, pay, by]),
  ).toEqual([
    [monday, 'unpaid leave', '', '', '0.00', 'Robin Example'],
    [tuesday, 'holiday (afternoon)', '', '', 'Not worked out', 'Robin Example'],
    [friday, 'sick leave', '', '', 'Not worked out', 'Robin Example'],
  ]);
  const { worker, header } = await join({ person, employeeId }, 'accountant');
  const theirs = await leaveIn(worker.answer(time.export, { query: week }, header));
  expect(theirs.map(([, , , , kind]) => kind)).toEqual([
    'unpaid leave',
    'holiday (afternoon)',
    'other leave',
  ]);
});

it('an approved week stays as it was paid, whatever the rules and the rate are later', async () => {
  const of = await begin();
  const { person, employeeId } = of;
  await person.call(firms.setRules, { body: { rounding: 'up15', paidBreaks: true } });
  await punch(of, at(monday, '08:00'), 'work');
  await punch(of, at(monday, '10:00'), 'break');
  await punch(of, at(monday, '10:20'), 'off');
  const params = { monday, employeeId };
  const { hash } = await rowOf(of);
  const approved = await person.call(time.approve, { params, body: { hash } });
  expect(approved).toMatchObject({ paidMinutes: 150, payPence: 5125 });
  await person.call(firms.setRules, { body: { rounding: 'none', paidBreaks: false } });
  await person.call(employees.update, { params: { id: employeeId }, body: { ...alex, hourlyRate: 30 } });
  const paid = async () =>
    (await exported(person)).map(([kind, , , minutes, rate, pay]) => [kind, minutes, rate, pay]);
  expect(await paid()).toEqual([
    ['work', '120', '20.50', '41.00'],
    ['break', '20', '20.50', '6.83'],
    ['rounding up', '10', '20.50', '3.42'],
  ]);
  await person.call(time.reopen, { params, body: { reason: 'Wrong rules' } });
  expect(await paid()).toEqual([
    ['work', '120', '20.50', '41.00'],
    ['break', '0', '20.50', '0.00'],
  ]);
});

it('time clocked before somebody’s rate was entered is paid at it, and stays so once approved', async () => {
  const person = await system.someone();
  const client = await person.call(clients.create, { body: { name: 'Harbour Café' } });
  const { id: jobId } = await person.call(jobs.create, { body: { title: 'Boiler', clientId: client.id } });
  const { id: employeeId } = await person.call(employees.create, { body: alex });
  const of = { person, employeeId };
  await punch(of, at(monday, '08:00'), 'work', { jobId });
  await punch(of, at(monday, '10:00'), 'off');
  expect(await rowOf(of)).toMatchObject({ paidMinutes: 120, payPence: 0 });
  const setRate = (hourlyRate: number) =>
    person.call(employees.update, { params: { id: employeeId }, body: { ...alex, hourlyRate } });
  await setRate(20);
  const { hash, payPence } = await rowOf(of);
  expect(payPence).toBe(4000);
  expect((await person.call(jobs.figures, { params: { id: jobId } })).labour).toBe(40);
  await person.call(time.approve, { params: { monday, employeeId }, body: { hash } });
  await setRate(25);
  expect(await rowOf(of)).toMatchObject({ payPence: 4000 });
  expect((await exported(person)).map((row) => row.slice(4, 6))).toEqual([['20.00', '40.00']]);
});

it('somebody who clocked and was deleted keeps their name and nothing else', async () => {
  const of = await begin();
  const { person, employeeId } = of;
  await punch(of, at(monday, '08:00'), 'work');
  await punch(of, at(monday, '09:00'), 'off');
  await person.call(employees.remove, { params: { id: employeeId } });
  expect(await rowOf(of)).toMatchObject({ name: 'Alex Example', paidMinutes: 60 });
  expect((await person.answer(employees.get, { params: { id: employeeId } })).status).toBe(404);
});

it('says where everybody is today, how their week stands, and what comes next', async () => {
  const { person, jobId, employeeId } = await begin();
  const { id: away } = await person.call(employees.create, {
    body: { firstName: 'Sam', lastName: 'Example', hours: { mon: null } },
  });
  const gone = { firstName: 'Robin', lastName: 'Example', isActive: false };
  await person.call(employees.create, { body: gone });
  const until = addDays(today(), 2);
  await person.call(leave.create, { body: { employeeId: away, kind: 'sick', from: today(), to: until } });
  const visit = { scheduledDate: addDays(today(), 1), startTime: '09:30' };
  const { clientId } = await person.call(jobs.get, { params: { id: jobId } });
  const next = await person.call(jobs.create, { body: { title: 'Boiler', clientId, ...visit } });
  await person.call(assignments.create, { body: { jobId: next.id, employeeId } });
  await person.call(members.invite, { body: { email: 'alex@example.com', role: 'field', employeeId } });
  const since = new Date(Date.now() - 5 * 60_000).toISOString();
  await punch({ person, employeeId }, since, 'work', { jobId });
  await punch({ person, employeeId }, at(addDays(mondayOf(today()), -7), '08:00'), 'work', { jobId });
  const rows = await person.call(employees.today, {});
  expect(rows).toHaveLength(2);
  expect(rows).toEqual(
    expect.arrayContaining([
      {
        ...{ employeeId, now: 'work', since: `${since.slice(0, 19)}Z`, jobId, plannedMinutes: 5 * 510 },
        weekMinutes: expect.any(Number),
        next: { jobId: next.id, title: 'Boiler', at: `${visit.scheduledDate}T09:30` },
        flags: ['forgotten'],
      },
      {
        ...{ employeeId: away, now: 'leave', since: today(), jobId: null, next: null },
        ...{ weekMinutes: 0, plannedMinutes: 4 * 510, flags: ['notInvited'] },
      },
    ]),
  );
  expect(rows.find((row) => row.employeeId === employeeId)?.weekMinutes).toBeLessThanOrEqual(6);
});

it('a firm cannot reach the time of another', async () => {
  const [one, two] = await Promise.all([begin(), begin()]);
  const theirs = await punch(two, at(monday, '08:00'), 'work');
  const body = { at: at(monday, '09:00'), kind: 'work' as const };
  const { person } = one;
  for (const more of [{ employeeId: two.employeeId }, { employeeId: one.employeeId, jobId: two.jobId }])
    expect((await person.answer(time.punch, { body: { ...body, ...more } })).status).toBe(400);
  const correction = { params: { id: theirs.id }, body: { ...body, reason: 'Not mine' } };
  expect((await person.answer(time.correct, correction)).status).toBe(404);
  const params = { monday, employeeId: two.employeeId };
  expect((await person.answer(time.approve, { params, body: { hash: 'x' } })).status).toBe(404);
});
