import { describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { partitionOf, recounted } from '../testing/partition.ts';

const system = localSystem();
const { employees, assignments, jobs, clients } = routes;

const hire = (person: Someone, fields: Record<string, unknown> = {}) =>
  person.call(employees.create, { body: { firstName: 'Alex', lastName: 'Example', ...fields } });
const newJob = async (person: Someone, title = 'Boiler') => {
  const [client] = await person.call(clients.list, {});
  const clientId = (client ?? (await person.call(clients.create, { body: { name: 'Harbour Café' } }))).id;
  return person.call(jobs.create, { body: { title, clientId } });
};
const assign = (person: Someone, jobId: number, employeeId: number) =>
  person.answer(assignments.create, { body: { jobId, employeeId } });
const stats = (person: Someone) => person.call(employees.stats, {});
const setStatus = (person: Someone, id: number, status: string) =>
  person.answer(jobs.changeStatus, { params: { id }, body: { status } });

const expectTrueCounters = async ({ firmId }: Someone) => {
  const { expected, found } = await recounted(firmId);
  expect(found).toEqual(expected);
};

describe('the team’s figures', () => {
  it('count everybody, and average the rates of those who are active and have one', async () => {
    const person = await system.someone();
    expect(await stats(person)).toEqual({
      totalEmployees: 0,
      activeEmployees: 0,
      totalAssignments: 0,
      averageHourlyRate: 0,
    });
    await hire(person, { hourlyRate: 20 });
    const second = await hire(person, { hourlyRate: 25.01 });
    await hire(person);
    await hire(person, { hourlyRate: 99, isActive: false });
    expect(await stats(person)).toMatchObject({
      totalEmployees: 4,
      activeEmployees: 3,
      averageHourlyRate: 22.51,
    });
    const body = { firstName: 'Alex', lastName: 'Example', hourlyRate: null };
    await person.call(employees.update, { params: { id: second.id }, body });
    expect(await stats(person)).toMatchObject({ averageHourlyRate: 20 });
    await person.call(employees.remove, { params: { id: second.id } });
    expect(await stats(person)).toMatchObject({ totalEmployees: 3, activeEmployees: 2 });
  });

  it('count assignments on open jobs, as jobs close and open again', async () => {
    const person = await system.someone();
    const [one, two] = [await hire(person), await hire(person)];
    const job = await newJob(person);
    for (const { id } of [one, two]) expect((await assign(person, job.id, id)).status).toBe(201);
    expect((await stats(person)).totalAssignments).toBe(2);
    await setStatus(person, job.id, 'in_progress');
    expect((await stats(person)).totalAssignments).toBe(2);
    await setStatus(person, job.id, 'completed');
    expect((await stats(person)).totalAssignments).toBe(0);
    const body = { title: job.title, clientId: job.clientId, status: 'pending' as const };
    await person.call(jobs.update, { params: { id: job.id }, body });
    expect((await stats(person)).totalAssignments).toBe(2);
    await person.call(jobs.remove, { params: { id: job.id } });
    expect((await stats(person)).totalAssignments).toBe(0);
    expect(await person.call(assignments.list, {})).toEqual([]);
  });
});

describe('an assignment', () => {
  it('is listed under its own key, with its job and employee', async () => {
    const person = await system.someone();
    const [employee, job] = [await hire(person), await newJob(person)];
    await assign(person, job.id, employee.id);
    expect(await person.call(assignments.list, {})).toEqual([
      {
        job_assignments: expect.objectContaining({
          jobId: job.id,
          employeeId: employee.id,
          role: 'worker',
          assignedDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          hoursWorked: null,
        }),
        job: { id: job.id, title: 'Boiler', status: 'pending' },
        employee: { id: employee.id, firstName: 'Alex', lastName: 'Example' },
      },
    ]);
  });

  it('is for an active employee and an open job, once', async () => {
    const person = await system.someone();
    const stranger = await system.someone();
    const [employee, idle, job] = [
      await hire(person),
      await hire(person, { isActive: false }),
      await newJob(person),
    ];
    const named = (path: string) => ({ status: 400, body: { issues: [{ path }] } });
    expect(await assign(person, job.id, idle.id)).toMatchObject(named('employeeId'));
    expect(await assign(person, 5, employee.id)).toMatchObject(named('jobId'));
    expect((await assign(stranger, job.id, employee.id)).status).toBe(400);
    const replies = await Promise.all([1, 2, 3].map(() => assign(person, job.id, employee.id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const closed = await newJob(person, 'Closed');
    await setStatus(person, closed.id, 'cancelled');
    expect(await assign(person, closed.id, employee.id)).toMatchObject(named('jobId'));
    expect((await stats(person)).totalAssignments).toBe(1);
  });

  it('can be changed, moved to another job or employee, and ended', async () => {
    const person = await system.someone();
    const [one, two] = [await hire(person), await hire(person)];
    const [first, second] = [await newJob(person), await newJob(person, 'Tap')];
    const made = (await assign(person, first.id, one.id)).body as { id: number };
    const put = (jobId: number, employeeId: number, rest = {}) =>
      person.answer(assignments.update, { params: made, body: { jobId, employeeId, ...rest } });
    expect(await put(first.id, one.id, { role: 'lead', hoursWorked: 7.25 })).toMatchObject({
      status: 200,
      body: { role: 'lead', hoursWorked: 7.25 },
    });
    expect((await put(first.id, two.id)).status).toBe(200);
    expect((await put(second.id, two.id)).status).toBe(200);
    expect((await put(first.id, one.id)).status).toBe(200);
    expect((await stats(person)).totalAssignments).toBe(1);
    expect((await assign(person, first.id, two.id)).status).toBe(201);
    expect((await put(first.id, two.id)).status).toBe(409);
    await person.call(assignments.remove, { params: made });
    expect((await person.answer(assignments.remove, { params: made })).status).toBe(404);
    expect((await stats(person)).totalAssignments).toBe(1);
  });

  it('keeps an employee from being deleted only while its job is open', async () => {
    const person = await system.someone();
    const [employee, job] = [await hire(person), await newJob(person)];
    await assign(person, job.id, employee.id);
    const remove = () => person.answer(employees.remove, { params: { id: employee.id } });
    expect(await remove()).toMatchObject({
      status: 409,
      body: { message: 'they have 1 active assignment' },
    });
    await setStatus(person, job.id, 'cancelled');
    expect((await remove()).status).toBe(204);
    await person.call(jobs.remove, { params: { id: job.id } });
    expect(await person.call(assignments.list, {})).toEqual([]);
  });

  it('outlives its employee: hours stay in the job’s figures, and only the name is kept', async () => {
    const person = await system.someone();
    const private_ = {
      phone: '01632 960123',
      address: '1 Quay',
      emergencyContact: 'Sam',
      notes: 'Left-handed',
    };
    const [employee, other, job] = [
      await hire(person, { hourlyRate: 20, ...private_ }),
      await hire(person, { firstName: 'Robin' }),
      await newJob(person),
    ];
    const { id } = (await assign(person, job.id, employee.id)).body as { id: number };
    const worked = (hoursWorked: number) =>
      person.call(assignments.update, {
        params: { id },
        body: { jobId: job.id, employeeId: employee.id, hoursWorked },
      });
    const labour = async () => (await person.call(jobs.figures, { params: { id: job.id } })).labour;
    await worked(10);
    for (const status of ['in_progress', 'completed']) await setStatus(person, job.id, status);
    const at = { params: { id: employee.id } };
    await person.call(employees.remove, at);
    expect(await labour()).toBe(200);
    const name = { id: employee.id, firstName: 'Alex', lastName: 'Example' };
    expect(await person.call(assignments.list, {})).toMatchObject([{ employee: name, job: { id: job.id } }]);
    expect(await person.call(jobs.get, { params: { id: job.id } })).toMatchObject({ people: [name] });
    expect(JSON.stringify(await partitionOf(person.firmId))).not.toMatch(
      /01632 960123|1 Quay|\bSam\b|Left-handed/,
    );

    const body = { firstName: 'Alex', lastName: 'Example' };
    const gone = [
      await person.answer(employees.get, at),
      await person.answer(employees.update, { ...at, body }),
      await person.answer(employees.remove, at),
    ];
    expect(gone.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await person.call(employees.list, {})).map(({ id: listed }) => listed)).toEqual([other.id]);
    const page = await person.send({ method: 'GET', path: '/api/employees?limit=1' });
    expect([page.body, page.headers.get('link')]).toMatchObject([[{ id: other.id }], null]);
    expect(await stats(person)).toMatchObject({ totalEmployees: 1, activeEmployees: 1 });
    expect((await assign(person, (await newJob(person)).id, employee.id)).status).toBe(400);
    // Wrong hours are corrected, at the hourly cost.
    await worked(8);
    expect(await labour()).toBe(160);
    await expectTrueCounters(person);

    const reopened = { title: job.title, clientId: job.clientId, status: 'pending' as const };
    await person.call(jobs.update, { params: { id: job.id }, body: reopened });
    await expectTrueCounters(person);
    await person.call(assignments.remove, { params: { id } });
    expect(await labour()).toBe(0);
    await expectTrueCounters(person);
  });

  it('is counted right when a job closes while people are put on it', async () => {
    const person = await system.someone();
    const job = await newJob(person);
    const team = await Promise.all(Array.from({ length: 8 }, () => hire(person)));
    await Promise.all([
      ...team.map(({ id }) => assign(person, job.id, id)),
      setStatus(person, job.id, 'cancelled'),
    ]);
    expect((await stats(person)).totalAssignments).toBe(0);
    const body = { title: job.title, clientId: job.clientId, status: 'pending' as const };
    await person.call(jobs.update, { params: { id: job.id }, body });
    const rows = await person.call(assignments.list, {});
    expect((await stats(person)).totalAssignments).toBe(rows.length);
  });
});
