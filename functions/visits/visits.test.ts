import ICAL from 'ical.js';
import { expect, it, vi } from 'vitest';
import { addDays } from '#shared/dates.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { routes } from '#shared/routes.ts';
import { asLambda } from '../../local/gateway/running.ts';
import { localSystem } from '../../local/testing/system.ts';
import { rightClockAfterEach, setClock } from '../testing/clock.ts';
import { mailTo, type SentMail } from '../testing/inbox.ts';
import { recounted, setItem } from '../testing/partition.ts';
import { sentQuotes } from '../testing/quotes/sent.ts';

const system = localSystem();
rightClockAfterEach();
const { clients, jobs, settings, dashboard } = routes;

/** A Tuesday in summer time; the visit in these tests is on the next day. */
const eve = '2026-06-23';
const visitDay = '2026-06-24';
/** 16:00 in London. */
const afternoon = (date: string) => setClock(`${date}T15:00:00Z`);

const plan = async () => {
  const { receiveInProcess } = await import('#functions/lib/queue.ts');
  receiveInProcess('reminders', asLambda('sender', (await import('#functions/reminders/sender.ts')).handler));
  receiveInProcess('letters', asLambda('carrier', (await import('#functions/carrier/carrier.ts')).handler));
  return asLambda('visits', (await import('./planner.ts')).handler)();
};

let count = 0;
const begin = async ({ on = true, fields = {} as object, reach = {} as object } = {}) => {
  vi.useRealTimers();
  const person = await system.someone();
  setClock(`${addDays(eve, -2)}T09:00:00Z`);
  await person.call(settings.updateBusiness, {
    body: { tradingName: 'Harbour Plumbing', phone: '01632 960002' },
  });
  if (on) await person.call(settings.updateAppointments, { body: { appointmentsOn: true } });
  const email = `visited${++count}-${process.pid}@example.com`;
  const client = await person.call(clients.create, {
    body: { name: 'Ada Byron', email, address: '3 Harbour Row\nWhitby', ...reach },
  });
  const job = await person.call(jobs.create, {
    body: {
      ...{ title: 'Boiler service', clientId: client.id, scheduledDate: visitDay },
      ...{ startTime: '08:30', endTime: '10:00', amount: 987.65, ...fields },
    },
  });
  const params = { id: job.id };
  const { title, clientId } = job;
  const change = (changes: Partial<Job>) =>
    person.call(jobs.update, { params, body: { title, clientId, ...changes } as never });
  const mails = () => mailTo(system.services.inbox, email);
  const news = async () => (await mails()).map(({ subject }) => subject.split(':')[0]);
  const told = async () => (await person.call(jobs.get, { params })).visitTold;
  return { person, client, job, params, change, mails, news, told };
};
const eventIn = (mail: SentMail | undefined) => {
  const found = mail?.attachments.find(({ filename }) => filename === 'appointment.ics');
  const text = Buffer.from(found?.content ?? '', 'base64').toString();
  return new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent') ?? undefined);
};

const methodOf = (mail: SentMail | undefined) => {
  const found = mail?.attachments.find(({ filename }) => filename === 'appointment.ics');
  return /^METHOD:(\w+)/m.exec(Buffer.from(found?.content ?? '', 'base64').toString())?.[1];
};

it('tells at once where a visit that its client knows of is deleted, and nobody of any other', async () => {
  const { person, job, params, mails } = await begin();
  const other = await begin();
  await other.person.call(jobs.remove, { params: other.params });
  afternoon(eve);
  await plan();
  await person.call(jobs.remove, { params });
  const [told, off, ...more] = await mails();
  expect(more).toEqual([]);
  expect(off?.subject).toBe('Your appointment is cancelled: Harbour Plumbing');
  expect(off?.body.text).toContain('Boiler service');
  const [before, after] = [eventIn(told), eventIn(off)];
  expect([after.uid, after.component.getFirstPropertyValue('status')]).toEqual([
    `job-${job.id}@fettle`,
    'CANCELLED',
  ]);
  expect(Number(after.sequence)).toBeGreaterThan(Number(before.sequence));
  expect(methodOf(off)).toBe('CANCEL');
  expect(await other.mails()).toEqual([]);
  // Once its day is over it is deleted without an email.
  const past = await begin();
  afternoon(eve);
  await plan();
  setClock(`${addDays(visitDay, 1)}T09:00:00Z`);
  await past.person.call(jobs.remove, { params: past.params });
  expect(await past.mails()).toHaveLength(1);
});

it('tells of tomorrow’s visit once, with a calendar entry, and marks the job', async () => {
  const { person, job, mails, told } = await begin();
  afternoon(addDays(eve, -1));
  await plan();
  expect(await mails()).toEqual([]);
  afternoon(eve);
  await Promise.all([plan(), plan()]);
  await plan();
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Your appointment tomorrow: Harbour Plumbing');
  for (const words of [
    'Wed 24 Jun 2026, 08:30–10:00',
    'Boiler service',
    '3 Harbour Row, Whitby',
    '01632 960002',
  ])
    expect(mail?.body.text).toContain(words);
  expect(mail?.body.text).toMatch(/\/api\/guest\/mails\/[\w-]{43}/);
  expect(mail?.body.text).not.toContain('987.65');
  const event = eventIn(mail);
  expect([event.uid, event.startDate.toJSDate().toISOString(), event.location]).toEqual([
    `job-${job.id}@fettle`,
    '2026-06-24T07:30:00.000Z',
    '3 Harbour Row, Whitby',
  ]);
  expect(await told()).toBe(visitDay);
  expect((await person.call(jobs.get, { params: { id: job.id } })).updatedAt).toBe(job.updatedAt);
});

it('tells at once when the visit moves or is called off, and again the day before', async () => {
  const { person, params, change, mails, news: subjects, told } = await begin();
  afternoon(eve);
  await plan();
  await change({ scheduledDate: '2026-07-01' });
  expect(await subjects()).toEqual(['Your appointment tomorrow', 'Your appointment has moved']);
  expect((await mails())[1]?.body.text).toContain('Wed 1 Jul 2026, 08:30–10:00');
  await change({ amount: 5 });
  await plan();
  expect(await subjects()).toHaveLength(2);
  afternoon('2026-06-30');
  await plan();
  await plan();
  expect((await subjects())[2]).toBe('Your appointment tomorrow');
  await change({ startTime: '13:00', endTime: '14:00' });
  await plan();
  expect((await subjects()).slice(3)).toEqual(['Your appointment has moved']);
  await person.call(jobs.changeStatus, { params, body: { status: 'cancelled' } });
  expect((await subjects()).slice(4)).toEqual(['Your appointment is cancelled']);
  const [first, , , moved, off] = await mails();
  expect(eventIn(off).component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(methodOf(off)).toBe('CANCEL');
  expect(methodOf(moved)).toBe('PUBLISH');
  expect(Number(eventIn(moved).sequence)).toBeGreaterThan(Number(eventIn(first).sequence));
  expect(await told()).toBeNull();
});

it('when a visit changes client, tells the first it is off and reminds the second', async () => {
  const { person, client, change, mails, news, told } = await begin({ fields: { location: '5 Quay' } });
  const email = `other${count}-${process.pid}@example.com`;
  const other = { name: 'Bob Example', email, address: '9 Example Road\nLeeds' };
  const { id: clientId } = await person.call(clients.create, { body: other });
  afternoon(eve);
  await plan();
  await change({ clientId });
  expect(await news()).toEqual(['Your appointment tomorrow', 'Your appointment is cancelled']);
  const [, off] = await mails();
  expect(off?.body.text).toContain('Dear Ada Byron');
  expect(off?.body.text).not.toMatch(/\b(?:Bob|Leeds)\b/);
  expect([methodOf(off), eventIn(off).location]).toEqual(['CANCEL', '5 Quay']);
  expect(await told()).toBeNull();
  await change({ clientId, location: null, startTime: '09:00' });
  expect(await mailTo(system.services.inbox, email)).toEqual([]);
  await plan();
  await plan();
  const [mail, ...more] = await mailTo(system.services.inbox, email);
  expect(more).toEqual([]);
  for (const words of ['Dear Bob Example', '09:00–10:00', '9 Example Road, Leeds'])
    expect(mail?.body.text).toContain(words);
  expect(await news()).toHaveLength(2);
  // The link in an email unsubscribes its own recipient.
  const link = /http\S+\/api\/guest\/mails\/[\w-]{43}/.exec(off?.body.text ?? '')?.[0] ?? '';
  expect((await fetch(link, { method: 'POST', body: 'List-Unsubscribe=One-Click' })).status).toBe(200);
  const stopped = async (id: number) =>
    Boolean((await person.call(clients.get, { params: { id } })).mailsStoppedAt);
  expect([await stopped(client.id), await stopped(clientId)]).toEqual([true, false]);
});

it('mails the address that its client has by now, and none that bounced', async () => {
  const { person, client, job, params, change, news } = await begin();
  const give = (email: string | null) =>
    person.call(clients.update, { params: { id: client.id }, body: { name: 'Ada Byron', email } });
  const newsAt = async (email: string) =>
    (await mailTo(system.services.inbox, email)).map(({ subject }) => subject.split(':')[0]);
  const notSent = async () =>
    (await person.call(dashboard.activity, {})).filter(
      ({ kind, subjectId }) => kind === 'mail_failed' && subjectId === job.id,
    );
  afternoon(eve);
  await plan();
  await setItem(person.firmId, `client#${`${client.id}`.padStart(16, '0')}`, { mailTrouble: 'bounced' });
  await change({ startTime: '09:00' });
  expect([await news(), await notSent()]).toEqual([['Your appointment tomorrow'], [expect.anything()]]);
  // The corrected address has not been told anything yet.
  const right = `right${count}-${process.pid}@example.com`;
  await give(right);
  await Promise.all([plan(), plan()]);
  await plan();
  expect(await newsAt(right)).toEqual(['Your appointment tomorrow']);
  await change({ startTime: '09:15' });
  expect(await newsAt(right)).toEqual(['Your appointment tomorrow', 'Your appointment has moved']);
  const later = `later${count}-${process.pid}@example.com`;
  await give(later);
  await change({ scheduledDate: '2026-07-01' });
  expect(await newsAt(later)).toEqual(['Your appointment has moved']);
  // Without an address nobody can be emailed, and the trader is told.
  await give(null);
  await person.call(jobs.changeStatus, { params, body: { status: 'cancelled' } });
  expect(await notSent()).toHaveLength(2);
  expect([(await news()).length, (await newsAt(right)).length, (await newsAt(later)).length]).toEqual([
    1, 2, 1,
  ]);
});

it('tells at once where a visit that its client knows to be off is on again', async () => {
  const { person, params, change, mails, news, told } = await begin();
  await change({ status: 'cancelled' });
  await change({ status: 'pending' });
  afternoon(eve);
  await plan();
  expect(await news()).toEqual(['Your appointment tomorrow']);
  await person.call(jobs.changeStatus, { params, body: { status: 'cancelled' } });
  await change({ amount: 5 });
  await change({ status: 'pending', scheduledDate: addDays(eve, -1) });
  expect(await news()).toEqual(['Your appointment tomorrow', 'Your appointment is cancelled']);
  await change({ scheduledDate: visitDay });
  await plan();
  expect((await news()).slice(2)).toEqual(['Your appointment is back on']);
  const [, off, on] = await mails();
  expect(on?.body.text).toContain('is back on: Wed 24 Jun 2026, 08:30–10:00');
  expect(methodOf(on)).toBe('PUBLISH');
  expect(Number(eventIn(on).sequence)).toBeGreaterThanOrEqual(Number(eventIn(off).sequence));
  expect(await told()).toBe(visitDay);
  // Removing the day cancels the visit too; with a later day, they are told of it the day before.
  await change({ scheduledDate: null });
  await change({ scheduledDate: '2026-07-01' });
  afternoon('2026-06-30');
  await plan();
  expect((await news()).slice(3)).toEqual([
    'Your appointment is cancelled',
    'Your appointment is back on',
    'Your appointment tomorrow',
  ]);
});

it('tells a customer who cancelled by their quote’s link only when it is on again', async () => {
  const { person } = await begin();
  const email = `cancelled${count}-${process.pid}@example.com`;
  const { withQuote, answer } = sentQuotes(system);
  const { token, client } = await withQuote({}, { email }, person);
  await answer(token);
  const job = (await person.call(jobs.list, {})).find(({ clientId }) => clientId === client.id);
  const params = { id: job?.id ?? 0 };
  const body = { title: 'Tap', clientId: client.id };
  await person.call(jobs.update, { params, body: { ...body, scheduledDate: visitDay, startTime: '11:00' } });
  afternoon(eve);
  await plan();
  const news = async () =>
    (await mailTo(system.services.inbox, email)).flatMap(
      ({ subject }) => /^Your app[^:]+/.exec(subject) ?? [],
    );
  await system.nobody.call(routes.guest.cancel, { body: { token, name: 'Ada Byron' } });
  await person.call(jobs.update, { params, body: { ...body, description: 'As it was' } });
  expect(await news()).toEqual(['Your appointment tomorrow']);
  expect(await person.call(jobs.get, { params })).toMatchObject({ status: 'cancelled', visitTold: null });
  await person.call(jobs.update, { params, body: { ...body, status: 'pending' } });
  expect(await news()).toEqual(['Your appointment tomorrow', 'Your appointment is back on']);
});

it('tells nobody of a visit in the past, and of the next one to come from what was told', async () => {
  const { change, mails, news } = await begin();
  afternoon(eve);
  await plan();
  await change({ scheduledDate: addDays(eve, -2) });
  await change({ scheduledDate: addDays(eve, -1) });
  await change({ scheduledDate: visitDay });
  expect(await news()).toHaveLength(1);
  // On the day itself, its time is corrected.
  setClock(`${visitDay}T10:00:00Z`);
  await change({ startTime: '08:45' });
  expect(await news()).toHaveLength(1);
  await change({ startTime: '16:00', endTime: '17:00' });
  expect((await mails())[1]?.body.text).toContain('Wed 24 Jun 2026, 16:00–17:00');
  expect(await news()).toHaveLength(2);
});

it('tells nobody who opted out or has no address, or whose job has no start or has begun', async () => {
  // Sequentially, because each moves the clock.
  const begun = [
    await begin({ on: false }),
    await begin({ reach: { email: null } }),
    await begin(),
    await begin({ fields: { startTime: null, endTime: null } }),
    await begin({ fields: { status: 'in_progress' } }),
    await begin({ fields: { status: 'cancelled' } }),
  ];
  const [, , unwanted] = begun;
  await setItem(unwanted?.person.firmId as FirmId, `client#${`${unwanted?.client.id}`.padStart(16, '0')}`, {
    mailsStoppedAt: `${eve}T00:00:00.000Z`,
  });
  afternoon(eve);
  await plan();
  for (const { mails, change } of begun) {
    await change({ scheduledDate: '2026-07-01' });
    expect(await mails()).toEqual([]);
  }
});

it('writes no letter about a visit that has begun by the time it goes out', async () => {
  const { person, client, job, params } = await begin();
  const { findFirm } = await import('#functions/firms/read.ts');
  const { compose } = await import('./letter.ts');
  const user = await findFirm(person.firmId);
  const about = { documentId: job.id, clientId: client.id, to: client.email ?? '', rank: 2, beatAt: 0 };
  const letter = {
    scope: 'all',
    firmId: person.firmId,
    id: 1,
    kind: 'visit_moved',
    ...about,
  } as const;
  const subject = async () => user && (await compose(user, letter))?.subject;
  expect(await subject()).toBe('Your appointment has moved: Harbour Plumbing');
  await person.call(jobs.changeStatus, { params, body: { status: 'in_progress' } });
  expect(await subject()).toBeUndefined();
  await person.call(jobs.changeStatus, { params, body: { status: 'completed' } });
  expect(await subject()).toBeUndefined();
});

it('is heard of when its mail cannot go out, and is found again by the night’s recount', async () => {
  const { person, job, mails } = await begin();
  const key = `job#${`${job.id}`.padStart(16, '0')}`;
  await setItem(person.firmId, key, { gsi3pk: undefined, gsi3sk: undefined });
  afternoon(eve);
  await plan();
  expect(await mails()).toEqual([]);
  const { recountFirm } = await import('#functions/upkeep/recount.ts');
  await recountFirm(person.firmId);
  await person.call(settings.updateEmail, {
    body: {
      emailService: 'smtp',
      emailUser: 'a@example.com',
      smtpHost: '127.0.0.1',
      smtpPort: 465,
      emailPass: 'x',
    },
  });
  await plan();
  const [event] = await person.call(dashboard.activity, {});
  expect(event).toMatchObject({ kind: 'mail_failed', label: 'Boiler service', subjectId: job.id });
  const { expected, found } = await recounted(person.firmId);
  expect(found).toEqual(expected);
});
