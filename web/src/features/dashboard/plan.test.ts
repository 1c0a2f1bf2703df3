import { describe, expect, it } from 'vitest';
import type { DayJob } from '#shared/dashboard/contract.ts';
import { arrival } from '../../forms/job/on-my-way.ts';
import { planOf } from './plan.ts';
import { shortPlace, standing, timeLine } from './words.ts';

const date = '2026-11-24';
let id = 0;
const job = (title: string, fields: Partial<DayJob> = {}): DayJob => ({
  id: ++id,
  updatedAt: '',
  clientId: 1,
  title,
  status: 'pending',
  amount: null,
  startDate: null,
  endDate: null,
  scheduledDate: date,
  startTime: null,
  endTime: null,
  location: null,
  startedAt: null,
  toldAt: null,
  cancelUntil: null,
  startEarly: false,
  urgentRepair: null,
  client: null,
  people: [],
  ...fields,
});
const run = job('Bathroom', { scheduledDate: '2026-11-23', endDate: '2026-11-26', status: 'in_progress' });
const at = (time: string) => Date.parse(`${date}T${time}:00Z`);

describe('the plan of a day', () => {
  it('begins with who is on site, then goes by the clock, and fills the gaps', () => {
    const jobs = [
      job('Any time'),
      run,
      job('At eleven', { startTime: '11:00' }),
      job('At half past eight', { startTime: '08:30' }),
      job('On site', { startTime: '10:00', status: 'in_progress' }),
      job('Done', { status: 'completed' }),
      job('Tomorrow', { scheduledDate: '2026-11-25' }),
    ];
    const { next, later, count, after } = planOf(jobs, date);
    expect([next, ...later].map((one) => one?.title)).toEqual([
      'On site',
      'At half past eight',
      'At eleven',
      'Bathroom',
      'Any time',
    ]);
    expect(count).toBe(6);
    expect(after?.title).toBe('Tomorrow');
  });

  it('looks ahead once nothing is left: the first by day, then by time', () => {
    const jobs = [
      job('Done', { status: 'completed' }),
      job('Later', { scheduledDate: '2026-11-25', startTime: '11:00' }),
      job('First', { scheduledDate: '2026-11-25', startTime: '08:00' }),
    ];
    expect(planOf(jobs, date)).toMatchObject({
      next: undefined,
      later: [],
      count: 1,
      after: { title: 'First' },
    });
  });
});

it.each([
  ['08:02', { startTime: '08:30' }, 'Next, in 28 minutes', false],
  ['08:30', { startTime: '08:30' }, 'Next, now', false],
  ['08:00', { startTime: '11:00' }, 'Next, in 3 hours', false],
  ['08:31', { startTime: '08:30' }, 'Was 08:30', true],
  ['08:31', {}, 'Next, today', false],
  ['09:12', { status: 'in_progress', startedAt: `${date}T08:34:00Z` }, 'On site since 08:34', false],
  ['09:12', { status: 'in_progress', startedAt: '2026-11-23T08:34:00Z' }, 'Started Yesterday', false],
] as const)('says at %s of %o that it is "%s"', (time, fields, words, late) => {
  expect(standing(job('Boiler', fields), at(time))).toEqual({ words, late });
});

it('counts the days of a job of several, and is never late for them', () => {
  expect(timeLine({ ...run, startTime: '08:00' }, date)).toBe('Day 2 of 4');
  expect(standing({ ...run, status: 'pending', startTime: '08:00' }, at('12:00')).late).toBe(false);
});

it('promises to be there in about 20 minutes', () => {
  expect(arrival(at('08:05'))).toBe('08:25');
  expect(arrival(at('08:06'))).toBe('08:30');
});

it('reads the street and the postcode out of an address, however it was typed', () => {
  expect(shortPlace('14 Mill Lane\nExampleton\nEX1 4AB')).toEqual({
    street: '14 Mill Lane',
    code: 'EX1 4AB',
  });
  expect(shortPlace('1 Quay Street, Exampleton, ex1 2cd')).toEqual({
    street: '1 Quay Street',
    code: 'EX1 2CD',
  });
  expect(shortPlace('The barn')).toEqual({ street: 'The barn', code: '' });
});
