import ICAL from 'ical.js';
import { expect, it, vi } from 'vitest';
import { problem } from '#functions/testing/problem.ts';
import { newCalendarFeed } from '#shared/calendar/contract.ts';
import { addDays, today } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { rightClockAfterEach, setClock } from '../testing/clock.ts';
import { partitionOf, setOnFirm } from '../testing/partition.ts';

const system = localSystem();
rightClockAfterEach();
const { calendar, clients, jobs, guest, quotes } = routes;

const begin = async () => {
  vi.useRealTimers();
  const person = await system.someone();
  const { id: clientId } = await person.call(clients.create, {
    body: { name: 'Ada Byron', phone: '01632 960001', address: '3 Harbour Row\nWhitby' },
  });
  const add = (fields: object) =>
    person.call(jobs.create, { body: { title: 'Boiler', clientId, ...fields } });
  return { person, clientId, add };
};
const make = (person: Someone) => person.call(calendar.makeFeed, {});
const tap = async (person: Someone) => {
  const { status, body } = await person.answer(calendar.makeFeed, {}, { 'idempotency-key': 'tap' });
  expect({ status, body }).toMatchObject({ status: 201 });
  return newCalendarFeed.parse(body);
};
/** Requests as a calendar program does: with the address alone. */
const ask = (url: string, headers: Record<string, string> = {}) => fetch(url, { headers });
const events = async (url: string) => {
  const text = await (await ask(url)).text();
  const found = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  return new Map(found.map((each) => [each.getFirstPropertyValue('uid'), new ICAL.Event(each)]));
};
const uid = ({ id }: { id: number }) => `job-${id}@fettle`;
const atUtc = (time: ICAL.Time | undefined) => time?.toJSDate().toISOString();

it("is nobody's until asked for, tells its address once, and ends when told or made anew", async () => {
  const { person, add } = await begin();
  expect(await person.call(calendar.feed, {})).toEqual({ exists: false, madeAt: null });
  const [first, again] = await Promise.all([tap(person), tap(person)]);
  expect(again).toEqual(first);
  expect(first.url).toMatch(/^http:\/\/[^/]+\/api\/calendar\/[\w-]{43}\.ics$/);
  expect(await person.call(calendar.feed, {})).toEqual({ exists: true, madeAt: first.madeAt });
  const token = /([\w-]{43})\.ics$/.exec(first.url)?.[1] ?? '';
  expect(JSON.stringify(await partitionOf(person.firmId))).not.toContain(token);
  await add({ scheduledDate: new Date().toISOString().slice(0, 10) });
  expect((await events(first.url)).size).toBe(1);
  const second = await make(person);
  expect((await ask(first.url)).status).toBe(410);
  expect((await ask(second.url)).status).toBe(200);
  expect((await person.answer(calendar.endFeed, {})).status).toBe(204);
  expect((await person.answer(calendar.endFeed, {})).status).toBe(204);
  const gone = await ask(second.url);
  expect([gone.status, await gone.json()]).toEqual([
    410,
    problem('link_ended', 'This calendar link has been turned off. Create a new one in Settings'),
  ]);
  expect(await person.call(calendar.feed, {})).toEqual({ exists: false, madeAt: null });
  expect(await system.nobody.answer(guest.open, { body: { token } })).toMatchObject({ status: 404 });
});

it("is not found by a guess, by another's kind of link, or of an erased account", async () => {
  const { person, clientId } = await begin();
  const { url } = await make(person);
  const origin = new URL(url).origin;
  const { id } = await person.call(quotes.create, {
    body: {
      clientId,
      title: 'Tap',
      lines: [{ kind: 'labour', description: 'Tap', quantity: 1, unit: 'hour', unitPrice: 45, vat: 'o' }],
    },
  });
  await person.call(routes.settings.updateBusiness, { body: { address: '12 Example Street' } });
  const link = await person.call(quotes.link, { params: { id } });
  const ofQuote = link.url.replace(/^.*#/, '');
  for (const file of [
    `${'a'.repeat(43)}.ics`,
    `${ofQuote}.ics`,
    'a.ics',
    'jobs',
    url.slice(-47, -4),
    '%00',
  ]) {
    const reply = await ask(`${origin}/api/calendar/${file}`);
    expect([file, reply.status]).toEqual([file, 404]);
  }
  await setOnFirm(person.firmId, { erasingSince: new Date().toISOString() });
  expect((await ask(url)).status).toBe(404);
});

it('is right over clock changes, all day and at night, with no money or telephone in it', async () => {
  const { person, add } = await begin();
  setClock('2026-03-20T09:00:00Z');
  const made = await Promise.all([
    add({ scheduledDate: '2026-03-28', startTime: '08:30', endTime: '10:00', amount: 98765.43 }),
    add({ scheduledDate: '2026-03-29', startTime: '08:30', endTime: '10:00', location: '5 Quay' }),
    add({ scheduledDate: '2026-03-30' }),
    add({ scheduledDate: '2026-10-24', endDate: '2026-10-27' }),
    add({ scheduledDate: '2026-10-24', endDate: '2026-10-25', startTime: '22:00', endTime: '06:00' }),
    add({
      scheduledDate: '2026-04-02',
      startTime: '08:00',
      title: 'Tap, sink; and "more"\nno\\'.replace('\n', ' '),
    }),
    add({ scheduledDate: '2026-02-17' }),
    add({ scheduledDate: '2027-03-21' }),
    add({}),
    ...[
      { startTime: '01:30', endTime: '02:15' },
      { startTime: '01:00', endTime: '02:00' },
      { startTime: '01:30' },
    ].map((times) => add({ scheduledDate: '2026-03-29', ...times })),
  ]);
  const { url } = await make(person);
  const found = await events(url);
  const [winter, summer, whole, run, night, text, old, far, undated, ...skipped] = made.map((job) =>
    found.get(uid(job)),
  );
  expect([atUtc(winter?.startDate), atUtc(winter?.endDate)]).toEqual([
    '2026-03-28T08:30:00.000Z',
    '2026-03-28T10:00:00.000Z',
  ]);
  expect([atUtc(summer?.startDate), summer?.location]).toEqual(['2026-03-29T07:30:00.000Z', '5 Quay']);
  expect([winter?.summary, winter?.location]).toEqual(['Boiler', '3 Harbour Row, Whitby']);
  expect([whole?.startDate.isDate, `${whole?.startDate}`, `${whole?.endDate}`]).toEqual([
    true,
    '2026-03-30',
    '2026-03-31',
  ]);
  expect([`${run?.startDate}`, `${run?.endDate}`]).toEqual(['2026-10-24', '2026-10-28']);
  expect([atUtc(night?.startDate), atUtc(night?.endDate)]).toEqual([
    '2026-10-24T21:00:00.000Z',
    '2026-10-25T06:00:00.000Z',
  ]);
  // In the hour skipped by the clocks: nothing ends before it starts, and everything has a duration.
  expect(skipped.map((event) => [atUtc(event?.startDate), atUtc(event?.endDate)])).toEqual([
    ['2026-03-29T01:00:00.000Z', '2026-03-29T01:15:00.000Z'],
    ['2026-03-29T01:00:00.000Z', '2026-03-29T02:00:00.000Z'],
    ['2026-03-29T01:00:00.000Z', '2026-03-29T01:30:00.000Z'],
  ]);
  expect(text?.summary).toBe('Tap, sink; and "more" no\\');
  expect([old, far, undated]).toEqual([undefined, undefined, undefined]);
  const raw = await (await ask(url)).text();
  // Its ids are based on the time and may contain any short run of digits.
  expect(raw).not.toMatch(/98765\.43|01632\s*960001|\bAda\b/);
});

it('says what is cancelled, counts changes up, and answers 304 to who has it already', async () => {
  const { person, add } = await begin();
  const job = await add({ scheduledDate: new Date().toISOString().slice(0, 10) });
  const { url } = await make(person);
  const first = await ask(url);
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('content-type')).toMatch(/^text\/calendar/);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const before = (await events(url)).get(uid(job));
  const known = await ask(url, { 'if-none-match': `"other", W/${etag}` });
  expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', etag]);
  setClock(new Date(Date.now() + 5000).toISOString());
  await person.call(jobs.changeStatus, { params: { id: job.id }, body: { status: 'cancelled' } });
  expect((await ask(url, { 'if-none-match': etag })).status).toBe(200);
  const { title, clientId } = job;
  // Everything in the text changes it: the time, the place, the client's address, a job more, a job less.
  const params = { id: job.id };
  const other = await add({ scheduledDate: addDays(today(), 3) });
  const changes = [
    () => person.call(jobs.update, { params, body: { title, clientId, startTime: '09:00' } }),
    () => person.call(jobs.update, { params, body: { title, clientId, location: 'The quay' } }),
    () => person.call(jobs.update, { params, body: { title: 'Renamed', clientId } }),
    () => person.call(clients.update, { params: { id: clientId }, body: { name: 'Ada', address: 'Moved' } }),
    () => person.call(jobs.create, { body: { title: 'More', clientId, scheduledDate: today() } }),
    () => person.call(jobs.remove, { params: { id: other.id } }),
  ];
  for (const change of changes) {
    const known = (await ask(url)).headers.get('etag') ?? '';
    expect((await ask(url, { 'if-none-match': known })).status).toBe(304);
    await change();
    expect((await ask(url, { 'if-none-match': known })).status).toBe(200);
  }
  const after = (await events(url)).get(uid(job));
  expect(after?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(Number(after?.sequence)).toBeGreaterThan(Number(before?.sequence));
});

it('may be asked sixty times an hour, and not without access', async () => {
  const { person } = await begin();
  setClock(new Date(Math.floor(Date.now() / 3600e3) * 3600e3 + 60e3).toISOString());
  const { url } = await make(person);
  const statuses: number[] = [];
  for (let call = 0; call < 61; call++) statuses.push((await ask(url)).status);
  expect(statuses).toEqual([...Array(60).fill(200), 429]);
  setClock(new Date(Date.now() + 3600e3).toISOString());
  expect((await ask(url)).status).toBe(200);
  await setOnFirm(person.firmId, { trialEndDate: '2026-01-01T00:00:00.000Z' });
  expect((await ask(url)).status).toBe(402);
});
