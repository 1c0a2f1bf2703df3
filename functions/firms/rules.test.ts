import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { localSystem } from '../../local/testing/system.ts';

const system = localSystem();
const { firms } = routes;
const usual = { from: '08:00', to: '16:30' };

it('a firm works as is usual until it says otherwise, rule by rule and day by day', async () => {
  const person = await system.someone();
  expect(await person.call(firms.rules, {})).toEqual({
    hours: { mon: usual, tue: usual, wed: usual, thu: usual, fri: usual, sat: null, sun: null },
    paidBreaks: false,
    paidHomeTravel: false,
    rounding: 'none',
    leaveDays: 28,
    leaveYearStarts: '01-01',
    weekStarts: 'mon',
    updatedAt: null,
  });
  const early = { from: '07:00', to: '15:00' };
  const set = await person.call(firms.setRules, {
    body: { hours: { mon: early, fri: null }, rounding: 'up15' },
  });
  expect(set).toMatchObject({
    hours: { mon: early, tue: usual, fri: null },
    rounding: 'up15',
    leaveDays: 28,
  });
  expect(await person.call(firms.rules, {})).toEqual(set);
});

it('of two who change the same version one is told what holds', async () => {
  const person = await system.someone();
  const first = await person.call(firms.setRules, { body: { leaveDays: 30 } });
  const updatedAt = first.updatedAt ?? '';
  const two = await Promise.all(
    [31, 32].map((leaveDays) => person.answer(firms.setRules, { body: { leaveDays, updatedAt } })),
  );
  expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = two.find(({ status }) => status === 409)?.body;
  expect(refused).toMatchObject({ code: 'stale', current: await person.call(firms.rules, {}) });
});

it.each([
  ['hours.mon.to', { hours: { mon: { from: '08:00', to: '08:00' } } }],
  ['hours.sun.to', { hours: { sun: { from: '12:00', to: '08:00' } } }],
  ['leaveDays', { leaveDays: 60.5 }],
  ['leaveYearStarts', { leaveYearStarts: '02-29' }],
  ['leaveYearStarts', { leaveYearStarts: '04-31' }],
  ['rounding', { rounding: 'down5' }],
])('refuses %s', async (path, body) => {
  const person = await system.someone();
  const answer = await person.answer(firms.setRules, { body: body as never });
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } });
});
