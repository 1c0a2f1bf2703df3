import { expect, it, vi } from 'vitest';
import { answerWords } from '#shared/certificates/shown-value.ts';
import { wholeForms } from '#shared/certificates/testing/examples.ts';
import { addDays, addMonths, formatDate, today } from '#shared/dates.ts';
import type { Due } from '#shared/dues/contract.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { mailTo } from '../testing/inbox.ts';
import { setOnFirm } from '../testing/partition.ts';

const system = localSystem();
const { certificates, clients, dues, employees, jobs, sites } = routes;
const day = today();

let count = 0;
const begin = async () => {
  const person = await system.someone();
  const email = `agent${++count}-${process.pid}@example.com`;
  const client = await person.call(clients.create, { body: { name: 'Mill Lettings', email } });
  const tenant = {
    role: 'tenant',
    name: 'Tess Tenant',
    email: email.replace('agent', 'tess'),
    phone: '01632 960002',
  } as const;
  const address = { address: '4 Mill Lane\nLeeds', postcode: 'LS1 4AB' };
  const site = await person.call(sites.create, {
    body: { clientId: client.id, ...address, tenure: 'private_let', contacts: [tenant] },
  });
  const job = await person.call(jobs.create, { body: { title: 'Checks', clientId: client.id } });
  return { person, email, client, site, job, siteId: site.id };
};

const signatures = [
  { role: 'engineer', name: 'Alex Fitter', typed: true },
  { role: 'customer', absent: true, reason: 'Nobody in' },
] as never;

interface Form {
  id: number;
  siteId: number;
  kind: keyof typeof wholeForms;
  values?: Record<string, unknown>;
}

/** Fills in a complete form at a property, and issues it. */
const issued = async (person: Someone, { id, siteId, kind, values = wholeForms[kind] }: Form) => {
  const body = { source: 'written', kind, siteId } as const;
  const { id: certificateId } = await person.call(certificates.create, { params: { id }, body });
  const params = { id, certificateId };
  const { hash, check } = await person.call(certificates.putValues, { params, body: { values } });
  const warningsSeen = (check?.warnings ?? []).map(({ code, path }) => `${code}@${path}`);
  return person.call(certificates.issue, { params, body: { hash: String(hash), signatures, warningsSeen } });
};

const list = (person: Someone, query: object = {}) => person.call(dues.list, { query });
const facts = (rows: readonly Due[]) => rows.map(({ kind, dueOn, state }) => [kind, dueOn, state]);

it('keeps what is overdue first until it is done, whoever said it', async () => {
  const { person, siteId, client, job } = await begin();
  const late = { siteId, kind: 'gas_safety', dueOn: addDays(day, -400) } as const;
  const first = await person.call(dues.create, { body: late });
  expect(first).toMatchObject({
    ...{ shown: 'overdue', days: -400, state: 'open', from: 'hand' },
    site: { postcode: 'LS1 4AB' },
    client: { name: 'Mill Lettings' },
    contact: { name: 'Tess Tenant', phone: '01632 960002' },
  });
  const again = await person.answer(dues.create, { body: { ...late, dueOn: day } });
  expect(again).toMatchObject({ status: 409, body: { current: { id: first.id } } });
  const sweep = { clientId: client.id, kind: 'custom', title: 'Sweep', dueOn: addDays(day, 61) } as const;
  await person.call(dues.create, { body: sweep });
  const kept = { kind: 'boiler_service', nextDue: addDays(day, 60) } as const;
  const { id: keptId } = await person.call(certificates.create, { params: { id: job.id }, body: kept });
  expect((await list(person)).map(({ shown }) => shown)).toEqual(['overdue', 'soon', 'later']);
  expect(await list(person, { kind: 'boiler_service' })).toMatchObject([
    { id: keptId, certificateId: keptId },
  ]);
  expect(await list(person, { siteId: String(siteId) })).toHaveLength(1);
  expect(await list(person, { to: addDays(day, 30), clientId: String(client.id) })).toHaveLength(1);

  for (const [wrong, path] of [
    [{ siteId, kind: 'custom', dueOn: day }, 'title'],
    [{ siteId, kind: 'remedial' }, 'dueOn'],
    [{ kind: 'remedial', dueOn: day }, 'siteId'],
    [{ siteId: 1, kind: 'remedial', dueOn: day }, 'siteId'],
    [{ clientId: 1, kind: 'remedial', dueOn: day }, 'clientId'],
  ] as const) {
    const { status, body } = await person.answer(dues.create, { body: wrong as never });
    expect([status, body]).toMatchObject([400, { issues: [{ path }] }]);
  }
});

it('is closed by the next record of its kind, and opened again if that is withdrawn', async () => {
  const { person, siteId, job } = await begin();
  const said = await person.call(dues.create, {
    body: { siteId, kind: 'gas_safety', dueOn: addDays(day, -3) },
  });
  const standing = async () => {
    const { nextDue, overdue } = await person.call(sites.get, { params: { id: siteId } });
    return { nextDue, overdue };
  };
  expect(await standing()).toEqual({ nextDue: addDays(day, -3), overdue: 1 });
  const first = await issued(person, { id: job.id, siteId, kind: 'gas_safety' });
  expect(facts(await list(person))).toEqual([['gas_safety', first.nextDue, 'open']]);
  expect(await standing()).toEqual({ nextDue: first.nextDue, overdue: 0 });
  expect((await list(person, { state: 'done' })).map(({ id }) => id)).toEqual([said.id]);
  expect(await person.call(certificates.due, { query: { to: '2050-01-01' } })).toMatchObject([
    { id: first.id },
  ]);
  const values = { ...wholeForms.gas_safety, next: {} };
  const second = await issued(person, { id: job.id, siteId, kind: 'gas_safety', values });
  expect((await list(person)).map(({ id }) => id)).toEqual([second.id]);
  const params = { id: job.id, certificateId: second.id };
  await person.call(certificates.withdraw, { params, body: { reason: 'Not ours' } });
  expect((await list(person)).map(({ id }) => id)).toEqual([first.id]);
  const body = { reason: 'Nor that' };
  await person.call(certificates.withdraw, { params: { ...params, certificateId: first.id }, body });
  expect((await list(person)).map(({ id }) => id)).toEqual([said.id]);
});

it('lets a file of the next year take the place of this year’s, but not of another flat’s', async () => {
  const { person, client } = await begin();
  const made = async (title: string, nextDue: string) => {
    const { id } = await person.call(jobs.create, { body: { title, clientId: client.id } });
    const body = { kind: 'boiler_service', nextDue } as const;
    return (await person.call(certificates.create, { params: { id }, body })).id;
  };
  const old = await made('Service', addDays(day, -10));
  const flat = await made('Service at flat 2', addDays(day, -20));
  const renewed = await made('Service', addMonths(addDays(day, -10), 12));
  expect((await list(person)).map(({ id }) => id)).toEqual([flat, renewed]);
  expect((await list(person, { state: 'done' })).map(({ id }) => id)).toEqual([old]);
});

it('opens what the law asks for after a bad report, and drops it with that', async () => {
  const { person, siteId, job } = await begin();
  const { situation, ...rest } = wholeForms.gas_warning;
  const values = { ...rest, situation: { ...(situation as object), class: 'ID', riddor: 'yes' } };
  const warning = await issued(person, { id: job.id, siteId, kind: 'gas_warning', values });
  expect(await list(person, { kind: 'riddor' })).toMatchObject([
    { dueOn: addDays(String(warning.day), 14), certificateId: warning.id, number: 'WN-00001' },
  ]);
  const params = { id: job.id, certificateId: warning.id };
  await person.call(certificates.withdraw, { params, body: { reason: 'Not ours' } });
  expect(await list(person, { kind: 'riddor' })).toEqual([]);
});

it('can be booked once, emails the people chosen, and is due again when the visit is cancelled', async () => {
  const { person, siteId, email } = await begin();
  await setOnFirm(person.firmId, { stripeSubscriptionId: 'sub_1' });
  const { id } = await person.call(dues.create, { body: { siteId, kind: 'alarms', dueOn: day } });
  const book = (body: object) => person.answer(dues.book, { params: { id }, body: body as never });
  const on = addDays(day, 2);
  expect(await book({ date: addDays(day, -1) })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'date' }] },
  });
  const stranger = { status: 400, body: { issues: [{ path: 'tell.0' }] } };
  expect(await book({ date: on, tell: [9] })).toMatchObject(stranger);
  const { id: employeeId } = await person.call(employees.create, {
    body: { firstName: 'Al', lastName: 'Fitter' },
  });
  const whole = { date: on, startTime: '09:00', employeeIds: [employeeId], tell: ['client', 1] };
  const { status, body } = await book(whole);
  const job = body as { id: number };
  expect([status, job]).toMatchObject([
    201,
    {
      title: 'Alarm check',
      scheduledDate: on,
      location: '4 Mill Lane, Leeds, LS1 4AB',
    },
  ]);
  const { people } = await person.call(jobs.get, { params: { id: job.id } });
  expect(people).toMatchObject([{ id: employeeId }]);
  expect(await list(person)).toMatchObject([{ id, state: 'booked', shown: 'booked', jobId: job.id }]);
  expect(await book(whole)).toMatchObject({ status: 409, body: { current: { id: job.id } } });
  for (const [to, name] of [
    [email, 'Mill Lettings'],
    [email.replace('agent', 'tess'), 'Tess Tenant'],
  ] as const) {
    const mails = await vi.waitFor(
      async () => {
        const found = await mailTo(system.services.inbox, to);
        expect(found).toHaveLength(1);
        return found;
      },
      { timeout: 60_000, interval: 50 },
    );
    expect(mails[0]?.body.text).toContain(`Dear ${name}`);
    expect(mails[0]?.body.text).toContain(formatDate(on));
  }
  await person.call(jobs.changeStatus, { params: { id: job.id }, body: { status: 'cancelled' } });
  expect(await list(person)).toMatchObject([{ id, state: 'open', shown: 'soon' }]);
});

it('is closed by hand, goes on where it comes again, and follows its certificate otherwise', async () => {
  const { person, job } = await begin();
  const kept = { kind: 'boiler_service', nextDue: addDays(day, -1) } as const;
  const { id } = await person.call(certificates.create, { params: { id: job.id }, body: kept });
  const params = { id };
  const moved = await person.answer(dues.update, { params, body: { dueOn: day } });
  expect(moved).toMatchObject({ status: 409 });
  const close = (body: object) => person.answer(dues.close, { params, body: body as never });
  const next = addDays(day, 364);
  const elsewhere = { outcome: 'done_elsewhere', on: addDays(day, -1), nextDue: next };
  expect(await close(elsewhere)).toMatchObject({ status: 200, body: { state: 'open', dueOn: next } });
  expect(await person.call(certificates.due, {})).toEqual([]);
  expect(await close({ outcome: 'sold' })).toMatchObject({ status: 200, body: { state: 'dropped' } });
  expect(await close({ outcome: 'sold' })).toMatchObject({ status: 409 });
  expect(await person.call(dues.update, { params, body: { reopen: true } })).toMatchObject({
    state: 'open',
  });
  const change = { params: { id: job.id, certificateId: id }, body: { ...kept, nextDue: addDays(day, 5) } };
  await person.call(certificates.update, change);
  expect(facts(await list(person))).toEqual([['boiler_service', addDays(day, 5), 'open']]);
});

it('comes from a file with its client and property, once, overdue where its day has passed', async () => {
  const { person, siteId, client } = await begin();
  const flat = { clientName: 'mill lettings', address: '4 Mill Lane\nLeeds', postcode: 'ls14ab' };
  const past = { dueOn: addDays(day, -40), lastDoneOn: addDays(day, -405), number: 'CP-7' };
  const rows = [
    { ...flat, kind: 'gas_safety', ...past },
    { ...flat, kind: 'gas_safety', dueOn: day },
    { ...flat, kind: 'alarms', dueOn: day },
    { ...flat, clientName: 'North Agents', kind: 'gas_safety', dueOn: day, tenantName: 'Toby Tenant' },
  ] as const;
  const call = (body: object) => person.answer(dues.import, { body: body as never });
  const { status, body } = await call({ rows });
  expect([status, body]).toMatchObject([
    200,
    { results: ['created', 'exists', 'created', 'created'], ids: expect.anything() },
  ]);
  const listed = await list(person);
  expect(listed).toMatchObject([
    { ...past, shown: 'overdue', days: -40, from: 'import', siteId, clientId: client.id },
    { kind: 'alarms', siteId },
    { client: { name: 'North Agents' }, contact: { name: 'Toby Tenant' } },
  ]);
  // Nor does it reopen what was closed since.
  await person.call(dues.close, { params: { id: listed[0]?.id ?? 0 }, body: { outcome: 'sold' } });
  const ids = (body as { ids: number[] }).ids;
  expect(await call({ rows: [rows[0], ...rows.slice(2)] })).toMatchObject({
    status: 200,
    body: { results: ['exists', 'exists', 'exists'], ids: [ids[0], ...ids.slice(2)] },
  });
  const many = Array.from({ length: 13 }, () => rows[0]);
  expect(await call({ rows: many })).toMatchObject({ status: 400, body: { issues: [{ path: 'rows' }] } });
  const unknown = [{ ...rows[0], kind: 'sweep' }];
  expect(await call({ rows: unknown })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'rows.0.kind' }] },
  });
});

it('keeps a property and a client that something is due at, until it is closed', async () => {
  const { person, client, siteId } = await begin();
  const at = await person.call(dues.create, { body: { siteId, kind: 'alarms', dueOn: day } });
  const alone = await person.call(clients.create, { body: { name: 'Alone' } });
  const sweep = { clientId: alone.id, kind: 'custom', title: 'Sweep', dueOn: day } as const;
  const of = await person.call(dues.create, { body: sweep });
  const site = () => person.answer(sites.remove, { params: { id: siteId } });
  const theirs = () => person.answer(clients.remove, { params: { id: alone.id } });
  expect((await person.answer(clients.remove, { params: { id: client.id } })).status).toBe(409);
  for (const remove of [site, theirs])
    expect(await remove()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('1 due date') },
    });
  for (const { id } of [at, of])
    await person.call(dues.close, { params: { id }, body: { outcome: 'not_wanted' } });
  for (const remove of [site, theirs]) expect((await remove()).status).toBe(204);
});

it('lists a client’s properties with what is due at each as a file that runs nothing', async () => {
  const { person, client, job, siteId } = await begin();
  const bare = { clientId: client.id, name: '=1+1', address: '9 Mill Lane\nLeeds', postcode: 'LS1 4AC' };
  await person.call(sites.create, { body: bare });
  const made = await issued(person, { id: job.id, siteId, kind: 'gas_safety' });
  await person.call(dues.create, { body: { siteId, kind: 'alarms', dueOn: addDays(day, -3) } });
  const file = async () => {
    const { bytes } = await person.answer(dues.sitesFile, { params: { id: client.id } });
    return Buffer.from(bytes).toString('utf8');
  };
  const text = await file();
  const heading = 'Property,Postcode,Tenant,Paper,Number,Done on,Outcome,Open defects,Due,State';
  expect(text.startsWith(`\uFEFF${heading}\r\n`)).toBe(true);
  const lines = text.trimEnd().split('\r\n').slice(1);
  const at = '"4 Mill Lane, Leeds",LS1 4AB,Tess Tenant';
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe(`${at},Alarm check,,,,,${addDays(day, -3)},Overdue`);
  expect(lines[1]).toBe(
    `${at},Gas safety record,${made.number},${made.day},${answerWords(`${made.outcome}`)},0,${made.nextDue},Due later`,
  );
  expect(lines[2]).toBe(`"'=1+1, 9 Mill Lane, Leeds",LS1 4AC,,,,,,,,`);
  const other = await begin();
  const answer = await other.person.answer(dues.sitesFile, { params: { id: client.id } });
  expect(answer.status).toBe(404);
});

it('has nothing due at a property that is archived, until that comes back', async () => {
  const { person, siteId } = await begin();
  const body = { siteId, kind: 'alarms', dueOn: addDays(day, 20), snoozedUntil: addDays(day, 5) } as const;
  const { id, snoozedUntil } = await person.call(dues.create, { body });
  expect(snoozedUntil).toBe(body.snoozedUntil);
  const at = (query: object) => person.call(dues.list, { query: { siteId: String(siteId), ...query } });
  const archive = (archived: boolean) =>
    person.call(sites.update, { params: { id: siteId }, body: { archived } });
  expect(await archive(true)).toMatchObject({ nextDue: null, overdue: 0 });
  expect(await at({})).toEqual([]);
  expect(await at({ state: 'dropped' })).toMatchObject([{ id, shown: 'dropped' }]);
  expect(await person.answer(dues.remind, { params: { id }, body: {} })).toMatchObject({ status: 409 });
  expect(await archive(false)).toMatchObject({ nextDue: body.dueOn });
  expect(await at({})).toMatchObject([{ id, shown: 'soon' }]);
});
