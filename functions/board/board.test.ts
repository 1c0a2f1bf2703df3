import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { MovedReply } from '#shared/board/board.ts';
import { addDays } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import { asLambda } from '../../local/gateway/running.ts';
import { localSystem } from '../../local/testing/system.ts';
import { rightClockAfterEach, setClock } from '../testing/clock.ts';
import { mailTo } from '../testing/inbox.ts';
import { recounted } from '../testing/partition.ts';

const system = localSystem();
rightClockAfterEach();
afterEach(() => vi.useRealTimers());
const { assignments, board, clients, employees, jobs, leave } = routes;

/** A Monday; nothing in these tests falls on a bank holiday. */
const monday = '2027-06-07';
const day = (n: number) => addDays(monday, n);

let count = 0;
const begin = async () => {
  const person = await system.someone();
  const email = `board${++count}-${process.pid}@example.com`;
  const client = await person.call(clients.create, {
    body: { name: 'Ada Byron', email, address: '3 Harbour Row\nWhitby' },
  });
  const hire = (firstName: string) =>
    person.call(employees.create, { body: { firstName, lastName: 'Example' } });
  const [alex, sam] = [await hire('Alex'), await hire('Sam')];
  /** Creates a visit from 09:00 to 11:00 on the Monday, with these employees. */
  const visit = async (title: string, on: number[] = [], more = {}) => {
    const job = await person.call(jobs.create, {
      body: {
        ...{ title, clientId: client.id, scheduledDate: monday, startTime: '09:00', endTime: '11:00' },
        ...more,
      },
    });
    for (const employeeId of on)
      await person.call(assignments.create, { body: { jobId: job.id, employeeId } });
    return job;
  };
  const look = (days: '1' | '7' | '14' = '7') => person.call(board.get, { query: { from: monday, days } });
  const move = async (given: object) => {
    const sent = { method: 'POST', path: '/api/board/moves', body: { tell: false, ...given } };
    const { status, body } = await person.send(sent);
    return { status, body: body as MovedReply };
  };
  const crew = async (jobId: number) =>
    (await person.call(assignments.list, {}))
      .filter((row) => row.job_assignments.jobId === jobId)
      .map((row) => row.job_assignments.employeeId);
  const expectCounted = async () => {
    const { expected, found } = await recounted(person.firmId);
    expect(found).toEqual(expected);
  };
  return { person, email, client, alex, sam, visit, look, move, crew, expectCounted };
};

const kindsOf = (clashes: readonly { kind: string }[]) => clashes.map(({ kind }) => kind).sort();

describe('a board', () => {
  it('shows people with their hours and leave, visits, and what has no day or nobody', async () => {
    const { person, alex, sam, client, visit, look } = await begin();
    await person.call(employees.update, {
      params: { id: sam.id },
      body: { firstName: 'Sam', lastName: 'Example', hours: { mon: null }, colour: 9 },
    });
    const away = { employeeId: alex.id, kind: 'sick', from: day(2), to: day(2) } as const;
    await person.call(leave.create, { body: away });
    const first = await visit('Boiler', [alex.id]);
    const second = await visit('Tap', [alex.id], { startTime: '10:30', endTime: '12:00' });
    const nobody = await visit('Radiator', [], { scheduledDate: day(1) });
    const noDay = await visit('Gutter', [], { scheduledDate: null, startTime: null, endTime: null });
    const done = { scheduledDate: null, startTime: null, endTime: null, status: 'completed' };
    await visit('Over', [], done);
    await visit('Next week', [], { scheduledDate: day(7) });
    const shown = await look();
    expect(shown.lanes).toMatchObject([
      {
        employeeId: alex.id,
        name: 'Alex Example',
        colour: 0,
        leave: [{ kind: 'sick' }],
        hours: { sat: null },
      },
      { employeeId: sam.id, colour: 9, leave: [], hours: { mon: null, tue: { from: '08:00', to: '16:30' } } },
    ]);
    expect(shown.jobs.map(({ id }) => id).sort()).toEqual([first.id, second.id, nobody.id].sort());
    expect(shown.jobs.find(({ id }) => id === first.id)).toMatchObject({
      client: { id: client.id, name: 'Ada Byron' },
      place: '3 Harbour Row\nWhitby',
      employeeIds: [alex.id],
      told: null,
      canTell: true,
      updatedAt: first.updatedAt,
    });
    expect(shown.tray).toMatchObject({ noDay: [{ id: noDay.id }], nobody: [nobody.id] });
    expect(shown.clashes).toContainEqual({
      ...{ kind: 'overlap', employeeId: alex.id, ofJobId: second.id, jobId: first.id },
      ...{ from: `${monday}T09:00`, to: `${monday}T11:00` },
    });
    expect((await look('14')).jobs).toHaveLength(4);
    expect((await look('1')).jobs).toHaveLength(2);
    expect(await person.answer(board.get, { query: { from: monday, days: '3' } })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'days' }] },
    });
  });
});

describe('a move', () => {
  it('takes a visit to another day, time and person in one go, and back to the tray', async () => {
    const { alex, sam, visit, look, move, crew, expectCounted } = await begin();
    const { id: jobId, updatedAt } = await visit('Boiler', [alex.id]);
    const moved = await move({
      ...{ jobId, updatedAt, scheduledDate: day(1), startTime: '13:00' },
      ...{ from: alex.id, to: sam.id },
    });
    expect(moved).toMatchObject({
      status: 200,
      body: {
        job: {
          ...{ id: jobId, scheduledDate: day(1), startTime: '13:00', endTime: '15:00' },
          people: [{ id: sam.id }],
        },
        ...{ clashes: [], telling: null },
      },
    });
    expect(await crew(jobId)).toEqual([sam.id]);
    await expectCounted();
    const both = await move({ jobId, updatedAt: moved.body.job.updatedAt, to: alex.id });
    expect((await crew(jobId)).sort()).toEqual([alex.id, sam.id].sort());
    const alone = await move({ jobId, updatedAt: both.body.job.updatedAt, from: sam.id, to: alex.id });
    expect(await crew(jobId)).toEqual([alex.id]);
    const off = await move({
      ...{ jobId, updatedAt: alone.body.job.updatedAt, scheduledDate: null, from: alex.id },
    });
    expect(off.body.job).toMatchObject({ scheduledDate: null, startTime: null, people: [] });
    expect((await look()).tray.noDay).toMatchObject([{ id: jobId, employeeIds: [] }]);
    await expectCounted();
    // Work over several days keeps its length.
    const run = await visit('Bathroom', [], { startTime: null, endTime: null, endDate: day(2) });
    const later = await move({ jobId: run.id, updatedAt: run.updatedAt, scheduledDate: day(3) });
    expect(later.body.job).toMatchObject({ scheduledDate: day(3), endDate: day(5) });
  });

  it('of two at once one is told where it is by now, and nothing is lost', async () => {
    const { alex, sam, visit, move, crew, expectCounted } = await begin();
    const { id: jobId, updatedAt } = await visit('Boiler', [alex.id]);
    const two = await Promise.all([
      move({ jobId, updatedAt, from: alex.id, to: sam.id }),
      move({ jobId, updatedAt, scheduledDate: day(1) }),
    ]);
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = two.find(({ status }) => status === 200)?.body.job;
    expect(two.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'stale',
      current: {
        id: jobId,
        scheduledDate: won?.scheduledDate,
        people: won?.people,
        updatedAt: won?.updatedAt,
      },
    });
    expect(await crew(jobId)).toHaveLength(1);
    await expectCounted();
  });

  it('asks before it clashes, and changes nothing until somebody says anyway', async () => {
    const { person, alex, sam, visit, look, move } = await begin();
    await visit('Tap', [sam.id], { startTime: '10:00', endTime: '10:30' });
    await person.call(leave.create, {
      body: { employeeId: sam.id, kind: 'holiday', from: monday, to: monday, part: 'am' },
    });
    const { id: jobId, updatedAt } = await visit('Boiler', [alex.id]);
    const before = await look();
    const body = { jobId, updatedAt, from: alex.id, to: sam.id };
    const asked = await move(body);
    expect(asked.status).toBe(409);
    const { clashes } = asked.body as unknown as { clashes: { kind: string }[] };
    expect(kindsOf(clashes)).toEqual(['leave', 'overlap']);
    expect(await look()).toEqual(before);
    const forced = await move({ ...body, anyway: true });
    expect([forced.status, kindsOf(forced.body.clashes)]).toEqual([200, ['leave', 'overlap']]);
    const { updatedAt: now } = forced.body.job;
    const hour = await move({ jobId, updatedAt: now, scheduledDate: '2027-08-30', startTime: '06:00' });
    expect(kindsOf((hour.body as unknown as { clashes: { kind: string }[] }).clashes)).toEqual([
      'bankHoliday',
      'hours',
    ]);
    const wrong = [
      [{ to: 1 }, 'to'],
      [{ from: alex.id }, 'from'],
      [{ startTime: '11:00', endTime: '10:00' }, 'endTime'],
      [{ updatedAt: undefined }, 'updatedAt'],
    ] as const;
    for (const [more, path] of wrong)
      expect(await move({ jobId, updatedAt: now, ...more })).toMatchObject({
        status: 400,
        body: { errors: [{ path }] },
      });
    const over = await visit('Over', [], { status: 'completed' });
    expect(await move({ jobId: over.id, updatedAt: over.updatedAt, to: sam.id })).toMatchObject({
      status: 409,
    });
  });

  it('tells the client once, a minute after the last move, and not if it was undone', async () => {
    const { receiveInProcess, receiveInTurn } = await import('#functions/lib/queue.ts');
    const carry = asLambda('carrier', (await import('#functions/carrier/carrier.ts')).handler);
    receiveInProcess('letters', async () => ({ batchItemFailures: [] }));
    // Test files that follow in this process rely on delivered emails.
    onTestFinished(() => receiveInTurn('letters', carry));
    setClock('2027-06-01T09:00:00Z');
    const { person, email, visit, move } = await begin();
    const told = async (jobId: number) => (await person.call(jobs.get, { params: { id: jobId } })).visitTold;
    const subjects = async () =>
      (await mailTo(system.services.inbox, email)).map((mail) => mail.subject.split(':')[0]);
    const { id: jobId, updatedAt } = await visit('Boiler');
    const to = async (version: string, n: number, tell = true) =>
      (await move({ jobId, updatedAt: version, scheduledDate: day(n), tell })).body;
    let last = await to(updatedAt, 1);
    expect(last.telling).toBe('2027-06-01T09:01:00.000Z');
    last = await to(last.job.updatedAt, 2);
    last = await to(last.job.updatedAt, 3);
    await carry();
    expect(await subjects()).toEqual([]);
    setClock('2027-06-01T09:02:00Z');
    await carry();
    const [mail, ...more] = await mailTo(system.services.inbox, email);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^Your appointment:/);
    expect(mail?.body.text).toContain('Thu 10 Jun 2027, 09:00–11:00');
    expect(await told(jobId)).toBe(day(3));
    // If a visit is moved and moved back within the minute, they are told of neither.
    last = await to((await person.call(jobs.get, { params: { id: jobId } })).updatedAt, 4);
    last = await to(last.job.updatedAt, 3, false);
    setClock('2027-06-01T09:10:00Z');
    await carry();
    expect([await subjects(), await told(jobId)]).toEqual([['Your appointment'], day(3)]);
    await to(last.job.updatedAt, 2);
    setClock('2027-06-01T09:20:00Z');
    await carry();
    expect([await subjects(), await told(jobId)]).toEqual([
      ['Your appointment', 'Your appointment has moved'],
      day(2),
    ]);
  });
});
