import { expect, it, vi } from 'vitest';
import { addDays, today } from '#shared/dates.ts';
import type { GuestDues } from '#shared/guest/dues/document.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { rightClockAfterEach, setClock } from '../testing/clock.ts';
import { mailTo } from '../testing/inbox.ts';
import { runReminders } from '../testing/morning.ts';
import { setOnFirm } from '../testing/partition.ts';

const system = localSystem();
rightClockAfterEach();
const { clients, dashboard, dues, guest, sites } = routes;

let count = 0;
const begin = async () => {
  vi.useRealTimers();
  const person = await system.someone();
  await setOnFirm(person.firmId, { stripeSubscriptionId: 'sub_1', subscriptionStatus: 'active' });
  await person.call(dues.updateSettings, { body: { remindersOn: true } });
  const email = `flats${++count}-${process.pid}@example.com`;
  const client = await person.call(clients.create, { body: { name: 'Mill Lettings', email } });
  const siteAt = (address: string, fields: object = {}) =>
    person.call(sites.create, { body: { clientId: client.id, address, postcode: 'LS1 4AB', ...fields } });
  const due = (siteId: number, kind: 'gas_safety' | 'alarms', days: number, fields: object = {}) =>
    person.call(dues.create, { body: { siteId, kind, dueOn: addDays(today(), days), ...fields } });
  const mails = (to = email) => mailTo(system.services.inbox, to);
  return { person, client, email, siteAt, due, mails };
};

/** Moves the clock to this many days later at 09:00 in London. */
const onDay = async (first: string, days: number) => {
  setClock(`${addDays(first, days)}T09:00:00Z`);
  await runReminders();
};

const tokenOf = (text: string): string => /\/guest#([\w-]{43})/.exec(text)?.[1] ?? '';
const opened = (token: string) => system.nobody.call(guest.open, { body: { token } }) as Promise<GuestDues>;
const listed = (person: Someone, id: number) =>
  person.call(dues.list, { query: {} }).then((rows) => rows.find((row) => row.id === id));

it('is off until it is asked for, and keeps to the days that were chosen', async () => {
  const person = await system.someone();
  const { auth } = routes;
  const read = async () => (await person.call(auth.user, {})).dues;
  expect(await read()).toEqual({ remindersOn: false, days: [60, 30, 7] });
  const put = (body: object) => person.answer(dues.updateSettings, { body: body as never });
  expect(await put({ remindersOn: true, days: [7, 60] })).toMatchObject({
    status: 200,
    body: { remindersOn: true, days: [60, 7] },
  });
  expect(await put({ remindersOn: false })).toMatchObject({ body: { remindersOn: false, days: [60, 7] } });
  expect(await read()).toEqual({ remindersOn: false, days: [60, 7] });
  for (const days of [[14], []]) {
    const { status, body } = await put({ remindersOn: true, days });
    expect([status, body]).toMatchObject([400, { issues: [{ path: expect.stringMatching(/^days/) }] }]);
  }
});

it('sends each payer one mail a day about all that came near, the nearest step only', async () => {
  const { person, siteAt, due, mails } = await begin();
  const first = today();
  const [one, two] = [await siteAt('9 Mill Lane'), await siteAt('11 Mill Lane')];
  const landlord = { id: 1, role: 'landlord', name: 'Lee Landlord', email: `lee${count}@example.com` };
  const third = await siteAt('13 Mill Lane', { contacts: [landlord] });
  await due(one.id, 'gas_safety', 65);
  await due(two.id, 'gas_safety', 65);
  await due(third.id, 'alarms', 65, { payerContactId: 1 });
  await due(one.id, 'alarms', -3);
  const put = await siteAt('15 Mill Lane');
  const snoozed = await due(put.id, 'alarms', 65);
  const params = { id: snoozed.id };
  await person.call(dues.update, { params, body: { snoozedUntil: addDays(first, 400) } });
  const sentOn: number[] = [];
  for (const days of [4, 5, 6, 36, 37, 58, 59, 65, 66]) {
    const before = (await mails()).length;
    await Promise.all([onDay(first, days), runReminders()]);
    const more = (await mails()).length - before;
    sentOn.push(...Array.from({ length: more }, () => days));
  }
  // The run on day 35 was missed, and is caught up once.
  expect(sentOn).toEqual([5, 36, 58]);
  const [mail] = await mails();
  for (const line of ['Gas safety record, 9 Mill Lane, due by ', 'Gas safety record, 11 Mill Lane, due by '])
    expect(mail?.body.text).toContain(line);
  expect(mail?.body.text).not.toMatch(/13 Mill Lane|15 Mill Lane|Alarm/);
  expect(mail?.body.text).toContain('/api/guest/mails/');
  expect(mail?.body.html).toContain('Reply online</a>');
  const theirs = await mails(landlord.email);
  expect(theirs).toHaveLength(3);
  expect(theirs[0]?.body.text).toContain('Alarm check, 13 Mill Lane');
});

it('lets the payer ask for a visit or say it was done, which the trader can undo', async () => {
  const { person, siteAt, due, mails } = await begin();
  const first = today();
  const asked = await due((await siteAt('1 Quay')).id, 'gas_safety', 20);
  const told = await due((await siteAt('2 Quay')).id, 'gas_safety', 20, { months: 12 });
  await onDay(first, 0);
  const token = tokenOf((await mails())[0]?.body.text ?? '');
  const { kind, rows } = await opened(token);
  expect([kind, rows.map(({ id, title, place, state }) => [id, title, place, state])]).toEqual([
    'due',
    [asked, told].map(({ id }, at) => [id, 'Gas safety record', `${at + 1} Quay`, 'open']),
  ]);
  const visit = () => system.nobody.answer(guest.visit, { body: { token, dueId: asked.id } });
  const done = (on: string, dueId = told.id) =>
    system.nobody.answer(guest.done, { body: { token, dueId, on } });
  for (let twice = 0; twice < 2; twice++) expect((await visit()).status).toBe(200);
  expect(await done(addDays(first, 1))).toMatchObject({ status: 400, body: { issues: [{ path: 'on' }] } });
  expect((await done(first, 1)).status).toBe(404);
  for (let twice = 0; twice < 2; twice++) expect((await done(addDays(first, -2))).status).toBe(200);
  const activity = await person.call(dashboard.activity, {});
  expect(activity.filter(({ subject }) => subject === 'dues')).toMatchObject([
    { kind: 'due_told', subjectId: told.id },
    { kind: 'due_asked', subjectId: asked.id },
  ]);
  expect(await listed(person, told.id)).toMatchObject({
    ...{ outcome: 'done_elsewhere', closedOn: addDays(first, -2), dueBefore: told.dueOn },
    toldAt: expect.any(String),
  });
  // Neither of them is emailed again.
  await onDay(first, 14);
  expect(await mails()).toHaveLength(1);
  vi.useRealTimers();
  const back = await person.call(dues.update, { params: { id: told.id }, body: { reopen: true } });
  expect(back).toMatchObject({ state: 'open', dueOn: told.dueOn, outcome: null, toldAt: null });
  await onDay(first, 15);
  expect(await mails()).toHaveLength(2);
});

it('shows the payer everything of theirs that is ahead, and nothing of another payer', async () => {
  const { person, siteAt, due, mails } = await begin();
  const contact = (name: string) => ({
    contacts: [{ id: 1, role: 'landlord' as const, name, email: `${name}${count}@example.com` }],
  });
  const [own, lee, kit] = [
    await siteAt('9 Mill Lane'),
    await siteAt('13 Mill Lane', contact('lee')),
    await siteAt('17 Mill Lane', contact('kit')),
  ];
  const near = await due(own.id, 'gas_safety', 7);
  const far = await due(own.id, 'alarms', 200);
  const ofLee = await due(lee.id, 'gas_safety', 7, { payerContactId: 1 });
  await due(kit.id, 'gas_safety', 300, { payerContactId: 1 });
  const dropped = await due(own.id, 'custom' as 'alarms', 90, { title: 'Sweep the flue' });
  await person.call(dues.close, { params: { id: dropped.id }, body: { outcome: 'not_wanted' } });
  await onDay(today(), 0);
  const pageOf = async (to?: string) => {
    const token = tokenOf((await mails(to)).at(-1)?.body.text ?? '');
    const { rows, others } = await opened(token);
    return { token, rows: rows.map(({ id }) => id), others: others.map(({ id }) => id) };
  };
  const clients = await pageOf();
  expect(clients).toMatchObject({ rows: [near.id], others: [far.id] });
  expect(await pageOf(`lee${count}@example.com`)).toMatchObject({ rows: [ofLee.id], others: [] });
  const { token } = clients;
  const visit = (dueId: number) => system.nobody.answer(guest.visit, { body: { token, dueId } });
  expect((await visit(far.id)).status).toBe(200);
  expect((await listed(person, far.id))?.askedAt).not.toBeNull();
  expect((await visit(ofLee.id)).status).toBe(404);
});

it('skips whoever opted out, bounces or has a visit booked', async () => {
  const stopped = await begin();
  const first = today();
  const { id } = await stopped.due((await stopped.siteAt('1 Quay')).id, 'gas_safety', 30);
  const alarm = await stopped.due((await stopped.siteAt('3 Quay')).id, 'alarms', 30);
  const remind = ({ person }: typeof stopped, dueId: number) =>
    person.answer(dues.remind, { params: { id: dueId }, body: {} });
  expect(await remind(stopped, id)).toMatchObject({ status: 200, body: { remindedAt: expect.any(String) } });
  expect((await remind(stopped, id)).status).toBe(409);
  await onDay(first, 0);
  expect(await stopped.mails()).toHaveLength(1);
  const stop = /\S+\/api\/guest\/mails\/[\w-]+/.exec((await stopped.mails())[0]?.body.text ?? '')?.[0] ?? '';
  const [, token = ''] = /mails\/([\w-]+)/.exec(stop) ?? [];
  expect((await system.nobody.answer(guest.changeMails, { params: { token } } as never)).status).toBe(200);
  const booked = await begin();
  const other = await booked.due((await booked.siteAt('2 Quay')).id, 'gas_safety', 30);
  await booked.person.call(dues.book, { params: { id: other.id }, body: { date: addDays(first, 40) } });
  expect((await remind(booked, other.id)).status).toBe(409);
  expect((await remind(stopped, alarm.id)).status).toBe(409);
  await onDay(first, 1);
  expect(await stopped.mails()).toHaveLength(1);
  expect(await booked.mails()).toHaveLength(0);
});

it('stops the mails of a contact for that contact alone, and begins them again', async () => {
  const { person, siteAt, due, mails } = await begin();
  const first = today();
  const landlord = { id: 1, role: 'landlord', name: 'Lee Landlord', email: `lou${count}@example.com` };
  const { id: siteId } = await siteAt('1 Quay', { contacts: [landlord] });
  await due(siteId, 'alarms', 30, { payerContactId: 1 });
  const other = await due(siteId, 'gas_safety', 300, { payerContactId: 1 });
  await due((await siteAt('2 Quay')).id, 'gas_safety', 30);
  await onDay(first, 0);
  const [mail] = await mails(landlord.email);
  const [, token = ''] = /api\/guest\/mails\/([\w-]+)/.exec(mail?.body.text ?? '') ?? [];
  const change = (body: string) =>
    fetch(`${system.services.app}/api/guest/mails/${token}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
    }).then((page) => page.text());
  for (let twice = 0; twice < 2; twice++)
    expect(await change('want=no')).toContain('No more of these emails');
  await onDay(first, 23);
  expect(await mails(landlord.email)).toHaveLength(1);
  expect(await mails()).toHaveLength(2);
  vi.useRealTimers();
  expect(await person.answer(dues.remind, { params: { id: other.id }, body: {} })).toMatchObject({
    status: 409,
    body: { message: 'Lee Landlord has stopped these emails' },
  });
  expect(await change('want=yes')).not.toContain('No more of these emails');
  const deadLink = `${system.services.app}/api/guest/mails/${'x'.repeat(43)}`;
  expect(await (await fetch(deadLink)).json()).toMatchObject({ code: 'not_found' });
  const dead = await fetch(deadLink, { headers: { accept: 'text/html,*/*;q=0.8' } });
  expect([dead.status, dead.headers.get('content-type'), await dead.text()]).toEqual([
    404,
    'text/html',
    expect.stringContaining('This link no longer works'),
  ]);
  await onDay(first, 24);
  expect(await mails(landlord.email)).toHaveLength(2);
  expect(await mails()).toHaveLength(2);
});
