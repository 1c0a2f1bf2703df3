import { describe, expect, it } from 'vitest';
import type { Job } from '#shared/jobs/contract.ts';
import { agendaOf, leading, readLength } from './agenda.ts';
import { jobsByDay } from './jobs-by-day.ts';
import { lanesOf } from './lanes.ts';
import { moved, stretched } from './moving/moved.ts';
import { sideBySide } from './week/columns.ts';

const day = '2026-11-24';
const week = ['22', '23', '24', '25', '26', '27', '28'].map((number) => `2026-11-${number}`);
const none = { scheduledDate: day, startDate: null, endDate: null, startTime: null, endTime: null };

let id = 0;
const job = (title: string, more: Partial<Job> = {}): Job => {
  id += 1;
  return { ...none, id, title, status: 'pending', people: [], ...more } as unknown as Job;
};
const at = (title: string, startTime: string, endTime: string | null = null) =>
  job(title, { startTime, endTime });
const run = (title: string, scheduledDate: string, endDate: string) => job(title, { scheduledDate, endDate });

describe('a day', () => {
  it('has several-day work first, then visits by time with gaps between, then the rest', () => {
    const jobs = [
      job('any time'),
      at('second', '11:30', '12:00'),
      run('bathroom', '2026-11-23', '2026-11-26'),
      at('first', '08:00', '10:00'),
      at('beside', '09:00', '10:15'),
    ];
    const { runs, slots, untimed } = agendaOf(jobsByDay(jobs, day, day).get(day) ?? [], day);
    expect(runs.map(({ title }) => title)).toEqual(['bathroom']);
    expect(untimed.map(({ title }) => title)).toEqual(['any time']);
    expect(slots.map((slot) => ('job' in slot ? slot.job.title : slot.free))).toEqual([
      'first',
      'beside',
      { from: 615, to: 690 },
      'second',
    ]);
  });

  it('is led by what has begun, otherwise by the first to come, and only today', () => {
    const [early, begun] = [at('early', '08:00'), at('begun', '09:00')];
    expect(leading([early, begun], true)).toBe(early);
    expect(leading([early, { ...begun, status: 'in_progress' }], true)?.title).toBe('begun');
    expect(leading([early], false)).toBeUndefined();
  });

  it('says how long one is free', () => {
    expect([45, 60, 90, 180, 100].map(readLength)).toEqual([
      '45 minutes',
      'an hour',
      '1½ hours',
      '3 hours',
      '1 h 40 min',
    ]);
  });
});

describe('a week', () => {
  it('has work of several days across its days, in lines that do not cross', () => {
    const jobs = [
      run('long', '2026-11-10', '2026-11-23'),
      run('bathroom', '2026-11-23', '2026-12-02'),
      run('after', '2026-11-24', '2026-11-25'),
    ];
    expect(
      lanesOf(jobs, week).map(({ job: { title }, at: first, span, lane }) => [title, first, span, lane]),
    ).toEqual([
      ['long', 0, 2, 0],
      ['bathroom', 1, 6, 1],
      ['after', 2, 2, 0],
    ]);
    expect(jobsByDay(jobs, '2026-11-23', '2026-11-23').get('2026-11-23')).toHaveLength(2);
  });

  it('ends with the last day that there is', () => {
    const days = jobsByDay([run('last', '9999-12-30', '9999-12-31')], '9999-12-26', '9999-12-31');
    expect([...days.keys()]).toEqual(['9999-12-30', '9999-12-31']);
  });

  it('has what overlaps side by side', () => {
    const hours = (from: number, to: number) => ({ from, to });
    const places = sideBySide([hours(0, 10), hours(5, 15), hours(10, 12), hours(20, 30)]);
    expect(places.map(({ column, columns }) => [column, columns])).toEqual([
      [0, 2],
      [1, 2],
      [0, 2],
      [0, 1],
    ]);
  });
});

describe('a job that is moved', () => {
  const visit = { ...none, startTime: '08:30', endTime: '10:00' };
  const bathroom = { ...none, startDate: day, endDate: '2026-11-26' };

  it('stays as long, and within its day', () => {
    expect(moved(visit, { days: 1, minutes: 45 })).toEqual({
      ...visit,
      scheduledDate: '2026-11-25',
      startTime: '09:15',
      endTime: '10:45',
    });
    expect(moved(visit, { minutes: -600 })).toMatchObject({ startTime: '00:00', endTime: '01:30' });
    expect(moved(visit, { minutes: 6000 })).toMatchObject({ startTime: '22:15', endTime: '23:45' });
    expect(moved(bathroom, { days: -2 })).toMatchObject({
      scheduledDate: '2026-11-22',
      startDate: '2026-11-22',
      endDate: '2026-11-24',
    });
  });

  it('is stretched at its end, and never ends before it begins', () => {
    expect(stretched(visit, { minutes: 30 }).endTime).toBe('10:30');
    expect(stretched(visit, { minutes: -300 }).endTime).toBe('08:45');
    expect(stretched({ ...visit, endTime: null }, { minutes: 15 }).endTime).toBe('09:45');
    expect(stretched(visit, { days: 2 })).toMatchObject({ scheduledDate: day, endDate: '2026-11-26' });
    expect(stretched(bathroom, { days: -9 })).toMatchObject({ startDate: null, endDate: null });
  });
});
