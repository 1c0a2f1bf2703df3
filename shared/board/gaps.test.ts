import { describe, expect, it } from 'vitest';
import { timeAt } from '../calendar/hours.ts';
import { rulesOf } from '../firms/rules.ts';
import { freeTimes, shortTravel } from './gaps.ts';
import { visitOf } from './visit.ts';

/** A Wednesday, and the next day. */
const [day, after] = ['2026-12-02', '2026-12-03'];
const [sam, alex] = [1, 2];
const { hours } = rulesOf();
const lane = (employeeId: number, leave: object[] = []) => ({
  ...{ employeeId, name: `Person ${employeeId}`, colour: 0, hours },
  leave: leave as never[],
});

let ids = 100;
const visit = (from: string, to: string, people: number[], more: object = {}) => {
  const job = {
    ...({ id: ++ids, title: `Visit ${from}`, status: 'pending', priority: 'medium', updatedAt: '' } as const),
    ...{ scheduledDate: day, startTime: from, endTime: to, location: '1 Quay', ...more },
  };
  return visitOf(
    job,
    undefined,
    people.map((id) => ({ id, startTime: null, endTime: null })),
  );
};

const free = (asked: Partial<Parameters<typeof freeTimes>[0]>, on = day): string[] =>
  freeTimes(
    {
      board: { lanes: [], jobs: [] },
      visit: { id: 1, people: [], place: '1 Quay' },
      ...{ hours, nation: 'england-and-wales', least: 60, now: { day: '2026-11-26', minutes: 0 } },
      ...asked,
    },
    on,
  ).map(({ from, to, after: before }) => [`${timeAt(from)}–${timeAt(to)}`, before].filter(Boolean).join(' '));

describe('when a visit could be', () => {
  const jobs = [visit('09:00', '11:00', [sam]), visit('12:00', '13:00', [alex]), visit('14:00', '15:00', [])];
  const lanes = [lane(sam), lane(alex)];

  it('is between what somebody does within their hours, and for two when both are free', () => {
    const board = { lanes, jobs };
    const people = (...chosen: number[]) => ({
      id: 1,
      place: '1 Quay',
      people: chosen.map((id) => ({ id })),
    });
    expect(free({ board, visit: people(sam) })).toEqual(['08:00–09:00', '11:00–16:30']);
    expect(free({ board, visit: people(sam, alex) })).toEqual(['08:00–09:00', '11:00–12:00', '13:00–16:30']);
    expect(free({ board, visit: people(sam), least: 90 })).toEqual(['11:00–16:30']);
  });

  it('is around unassigned visits where nobody was chosen, and around all in a firm of one', () => {
    expect(free({ board: { lanes, jobs } })).toEqual(['08:00–14:00', '15:00–16:30']);
    const all = ['08:00–09:00', '11:00–12:00', '13:00–14:00', '15:00–16:30'];
    expect(free({ board: { lanes: [lane(sam)], jobs } })).toEqual(all);
    expect(free({ board: { lanes: [], jobs } })).toEqual(all);
  });

  it('leaves time to come from somewhere else, and names where from', () => {
    const board = { lanes, jobs: [visit('09:00', '11:00', [sam], { location: '2 Mill Lane' })] };
    const at = { id: 1, people: [{ id: sam }], place: '1 Quay' };
    expect(free({ board, visit: at, least: 30 })).toEqual(['08:00–08:45', '11:15–16:30 Visit 09:00']);
  });

  it('is never past, or on a day off, leave or a holiday, and ignores finished visits', () => {
    const own = visit('09:00', '16:00', []);
    const gone = visit('08:00', '16:30', [], { status: 'cancelled' });
    const board = { lanes: [], jobs: [own, gone] };
    const now = { day, minutes: 13 * 60 + 1 };
    expect(free({ board, visit: own, now })).toEqual(['13:15–16:30']);
    expect(free({ now }, '2026-12-01')).toEqual([]);
    expect(free({}, '2026-12-05')).toEqual([]);
    expect(free({}, '2026-12-25')).toEqual([]);
    const leave = [{ from: after, to: after, part: 'am', state: 'agreed' }];
    expect(free({ board: { lanes: [lane(sam, leave)], jobs: [] } }, after)).toEqual(['12:00–16:30']);
  });
});

describe('travel between visits', () => {
  const at = (place: string) => ({ location: place });
  const short = (...visits: Parameters<typeof shortTravel>[0][number][]) => [...shortTravel(visits, day)];

  it('is too short where somebody has less than a quarter of an hour to another address', () => {
    const first = visit('09:00', '10:00', [sam, alex]);
    const next = visit('10:10', '11:00', [sam], at('2 Mill Lane'));
    const then = visit('11:00', '12:00', [alex, sam], at('3 High Street'));
    const enough = visit('12:15', '13:00', [sam]);
    expect(short(first, next, then, enough)).toEqual([
      [next.id, 10],
      [then.id, 0],
    ]);
  });

  it('takes none at the same address, for somebody else, without an address, or to what is cancelled', () => {
    const first = visit('09:00', '10:00', [sam]);
    expect(short(first, visit('10:00', '11:00', [sam]))).toEqual([]);
    expect(short(first, visit('10:00', '11:00', [alex], at('2 Mill Lane')))).toEqual([]);
    expect(short(first, visit('10:00', '11:00', [sam], { location: null }))).toEqual([]);
    const off = visit('10:00', '11:00', [sam], { ...at('2 Mill Lane'), status: 'cancelled' });
    expect(short(first, off)).toEqual([]);
  });

  it('is the trader’s to visits that nobody is assigned to', () => {
    const next = visit('10:05', '11:00', [], at('2 Mill Lane'));
    expect(short(visit('09:00', '10:00', []), next)).toEqual([[next.id, 5]]);
  });
});
