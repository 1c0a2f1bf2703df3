import { describe, expect, it } from 'vitest';
import { hoursOn } from '../calendar/hours.ts';
import { type Busy, clashesIn, clashesWith, clashesWords, clashSentence, clashWords } from './clashes.ts';

const sam = { id: 1, firstName: 'Sam' };
const jo = { id: 2, firstName: 'Jo' };
const tuesday = '2026-11-24';

let id = 0;
const job = (
  title: string,
  startTime: string | null,
  endTime: string | null,
  more: Partial<Busy> = {},
): Busy => {
  id += 1;
  return { id, title, status: 'pending', scheduledDate: tuesday, startTime, endTime, people: [sam], ...more };
};
const bathroom = job('Bathroom', null, null, {
  scheduledDate: '2026-11-23',
  endDate: '2026-11-26',
  people: [sam, jo],
});
const tap = job('Outside tap', '13:00', '14:30', { scheduledDate: '2026-11-25' });
const among = (...jobs: Busy[]) => {
  const found = clashesIn(jobs, '2026-11-01', '2026-11-30');
  return jobs.map(({ id: of }) => (found.get(of) ?? []).map(({ other }) => other.title));
};

describe('a clash', () => {
  it('is somebody on two jobs at once, told at both', () => {
    const clashes = clashesIn([bathroom, tap], '2026-11-22', '2026-11-28');
    expect(clashes.get(tap.id)).toEqual([{ person: sam, day: '2026-11-25', other: bathroom }]);
    const told = clashes.get(bathroom.id) ?? [];
    expect(told.map(clashWords)).toEqual(['Sam double-booked']);
    expect(clashesWords(told)).toBe('Sam double-booked');
    const alex = { person: { id: 9, firstName: 'Alex' } };
    expect(clashesWords([...told, ...told, alex])).toBe('Sam double-booked and 1 more');
    expect(clashesIn([bathroom, tap], '2026-11-22', '2026-11-24').size).toBe(0);
  });

  it('is none between visits that touch, on other days, with other people or without times', () => {
    expect(among(job('a', '08:00', '10:00'), job('b', '10:00', '11:00'))).toEqual([[], []]);
    expect(among(tap, job('c', '13:00', '14:30'))).toEqual([[], []]);
    expect(among(job('d', '08:00', '10:00'), job('e', '08:00', '10:00', { people: [jo] }))).toEqual([[], []]);
    expect(among(job('f', null, null), job('g', '08:00', '10:00'))).toEqual([[], []]);
  });

  it('is none with a job that is over or called off', () => {
    const other = job('b', '08:00', '10:00');
    expect(among(job('a', '08:00', '10:00', { status: 'completed' }), other)).toEqual([[], []]);
    expect(among(job('a', '08:00', '10:00', { status: 'cancelled' }), other)).toEqual([[], []]);
  });

  it('is the trader’s own between jobs that nobody is on', () => {
    const [a, b] = [job('a', '08:00', '10:00', { people: [] }), job('b', '09:30', null, { people: [] })];
    const [clash] = clashesWith(a, [b]);
    expect(clash && [clashWords(clash), clashSentence(clash, tuesday)]).toEqual([
      'Double-booked',
      'You’re already booked: b, Tue 24 Nov, 09:30',
    ]);
    expect(among(a, job('c', '08:00', '10:00'))).toEqual([[], []]);
  });

  it('goes by the times that were said of somebody there', () => {
    const half = job('half', '08:00', '16:00', {
      people: [{ ...sam, startTime: '08:00', endTime: '12:00' }],
    });
    expect(among(half, job('after', '13:00', '14:00'))).toEqual([[], []]);
    expect(among(half, job('within', '11:00', '14:00'))).toEqual([['within'], ['half']]);
  });

  it('is found behind one that ended meanwhile', () => {
    const long = job('long', '08:00', '17:00');
    expect(among(long, job('short', '09:00', '10:00'), job('late', '15:00', '16:00'))).toEqual([
      ['short', 'late'],
      ['long'],
      ['long'],
    ]);
  });

  it('of work through the night is with the morning after', () => {
    const night = job('night', '22:00', '06:00', { endDate: '2026-11-25' });
    expect(hoursOn(night, tuesday)).toEqual([{ from: 1320, to: 1440 }]);
    expect(hoursOn(night, '2026-11-25')).toEqual([{ from: 0, to: 360 }]);
    expect(among(night, job('dawn', '05:00', '07:00', { scheduledDate: '2026-11-25' }))).toEqual([
      ['dawn'],
      ['night'],
    ]);
  });

  it('is told before it is saved: of a job without itself', () => {
    const moved = { ...tap, scheduledDate: tuesday };
    expect(clashesWith(moved, [tap, bathroom]).map((clash) => clashSentence(clash, tuesday))).toEqual([
      'Sam is already booked: Bathroom, 23–26 Nov',
    ]);
    expect(clashesWith({ ...tap, scheduledDate: null }, [bathroom])).toEqual([]);
  });
});
