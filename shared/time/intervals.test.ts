import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { intervalsIn, intervalsOf, type Punched } from './intervals.ts';
import { punchKinds } from './kinds.ts';
import { daysOf, paidOf, penceOf } from './totals.ts';
import { mondayOf } from './weeks.ts';

const second = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;
const minute = 60_000;
const hour = 60 * minute;

/** Two days around each clock change, and two without one. */
const starts = ['2026-03-28T12:00:00Z', '2026-10-24T12:00:00Z', '2026-07-01T00:00:00Z'].map(Date.parse);

/** Punches of two people on two phones each, with ids in no particular order. */
const punches = fc.constantFrom(...starts).chain((start) =>
  fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 1000 }),
      employeeId: fc.constantFrom(1, 2),
      at: fc.integer({ min: 0, max: 5 * 24 * 60 * 60 }).map((s) => second(start + s * 1000)),
      kind: fc.constantFrom(...punchKinds),
      was: fc.constantFrom([], [{ reason: 'A flood' }]),
    }),
    { selector: ({ id }) => id, maxLength: 30 },
  ),
);

const later = Date.parse('2027-01-01T00:00:00Z');

const lengthOf = ({ from, to }: { from: string; to: string | null }): number =>
  Date.parse(to ?? from) - Date.parse(from);

const wholeMinutes = (at: string): number => Math.floor(Date.parse(at) / minute);

describe('intervals', () => {
  it('are the same in whatever order punches arrive', () => {
    fc.assert(
      fc.property(punches, fc.infiniteStream(fc.nat()), (some, order) => {
        const shuffled = some
          .map((punch) => ({ punch, at: order.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ punch }) => punch);
        const inSomeOrder = (rows: Punched[]) => intervalsOf(rows, later).sort((a, b) => a.id - b.id);
        expect(inSomeOrder(shuffled)).toEqual(inSomeOrder(some));
      }),
    );
  });

  it('never overlap, are never negative, and with the time off they are all of the span', () => {
    fc.assert(
      fc.property(punches, fc.constantFrom(1, 2), (some, person) => {
        // Treats time off as a normal kind, so that the span has no gaps.
        const own = some
          .filter(({ employeeId }) => employeeId === person)
          .map((punch) => ({ ...punch, kind: punch.kind === 'off' ? ('break' as const) : punch.kind }));
        const all = intervalsOf(own, later);
        for (const [index, each] of all.entries()) {
          expect(lengthOf(each)).toBeGreaterThanOrEqual(0);
          expect(each.minutes).toBeGreaterThanOrEqual(0);
          expect(each.to).toBe(all[index + 1]?.from ?? null);
        }
        const [first, last] = [all[0], all.at(-1)];
        if (!first || !last) return;
        const span = lengthOf({ from: first.from, to: last.from });
        expect(all.reduce((sum, each) => sum + lengthOf(each), 0)).toBe(span);
        if (all.some(({ forgotten, to }) => forgotten && to !== null)) return;
        const whole = wholeMinutes(last.from) - wholeMinutes(first.from);
        expect(all.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(whole);
      }),
    );
  });

  it('of some days are the same of all punches as of those that the days need', () => {
    fc.assert(
      fc.property(punches, (some) => {
        const days = ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2026-07-01'];
        const apart = days.flatMap((day) => intervalsIn(some, { from: day, to: day }, later));
        for (const each of apart) {
          const whole = intervalsOf(some, later).find(({ id }) => id === each.id);
          const { to, endedBy } = whole ?? {};
          expect({ ...each, to, endedBy }).toEqual(whole);
        }
      }),
    );
  });

  const made = (id: number, at: string, kind: Punched['kind'], more: Partial<Punched> = {}): Punched => ({
    id,
    employeeId: 1,
    at,
    kind,
    ...more,
  });

  it('take the later id of two in the same second', () => {
    const at = '2026-11-02T08:00:00Z';
    const rows = [made(2, at, 'travel'), made(1, at, 'work'), made(3, '2026-11-02T09:00:00Z', 'off')];
    expect(intervalsOf(rows, later)).toMatchObject([{ id: 2, kind: 'travel', minutes: 60 }]);
  });

  it.each([
    ['spring', '2026-03-28T23:00:00Z', '2026-03-29T05:00:00Z'],
    ['autumn', '2026-10-24T23:00:00Z', '2026-10-25T05:00:00Z'],
  ])('last as long as they lasted when the clocks change in %s', (_, from, to) => {
    expect(intervalsOf([made(1, from, 'work'), made(2, to, 'off')], later)).toMatchObject([{ minutes: 360 }]);
  });

  it('left running count nothing until somebody says with a reason when they ended', () => {
    const from = '2026-11-02T08:00:00Z';
    const to = '2026-11-02T23:00:00Z';
    const [open, end] = [made(1, from, 'work'), made(2, to, 'off')];
    expect(intervalsOf([open], Date.parse(from) + 13 * hour)).toMatchObject([{ forgotten: false }]);
    expect(intervalsOf([open], Date.parse(from) + 15 * hour)).toMatchObject([
      { forgotten: true, minutes: 0 },
    ]);
    expect(intervalsOf([open, end], later)).toMatchObject([{ forgotten: true, minutes: 0 }]);
    const confirmed = { ...end, was: [{ reason: 'A flood' }] };
    expect(intervalsOf([open, confirmed], later)).toMatchObject([{ forgotten: false, minutes: 900 }]);
  });

  it.each([
    ['2026-11-03T20:00:00Z', 36 * 60],
    ['2026-11-04T23:59:00Z', 64 * 60 - 1],
  ])('that ran for days until %s are confirmed with a reason too', (to, minutes) => {
    const open = made(1, '2026-11-02T08:00:00Z', 'work');
    const end = made(2, to, 'off');
    expect(intervalsOf([open, end], later)).toMatchObject([{ forgotten: true, minutes: 0 }]);
    const confirmed = { ...end, was: [{ reason: 'A flood' }] };
    expect(intervalsOf([open, confirmed], later)).toMatchObject([{ forgotten: false, minutes }]);
  });

  it('that end after the day after next were left running, whatever the reason', () => {
    const open = made(1, '2026-11-02T08:00:00Z', 'work');
    const end = made(2, '2026-11-05T08:00:00Z', 'off', { was: [{ reason: 'A flood' }] });
    expect(intervalsOf([open, end], later)).toMatchObject([{ forgotten: true, minutes: 0 }]);
  });

  it('begun in the evening are left running from four in the night on', () => {
    const open = made(1, '2026-07-01T20:00:00Z', 'work');
    expect(intervalsOf([open], Date.parse('2026-07-02T02:59:00Z'))).toMatchObject([{ forgotten: false }]);
    expect(intervalsOf([open], Date.parse('2026-07-02T03:01:00Z'))).toMatchObject([{ forgotten: true }]);
  });
});

describe('what is paid', () => {
  const rules = { paidBreaks: false, paidHomeTravel: false, rounding: 'none' } as const;
  const times: [string, Punched['kind'], Partial<Punched>?][] = [
    ['07:30', 'travel', { home: true }],
    ['08:00', 'work'],
    ['12:00', 'break'],
    ['12:20', 'travel'],
    ['12:51', 'work'],
    ['16:32', 'off'],
  ];
  const day = intervalsOf(
    times.map(([time, kind, more], id) => ({
      ...{ id: id + 1, employeeId: 1, at: `2026-11-02T${time}:00Z`, kind, hourlyRate: 20.5 },
      ...more,
    })),
    later,
  );

  it('is work and travel, and by the firm’s rules breaks and the way home', () => {
    expect(daysOf(day)).toEqual([
      ...[
        { date: '2026-11-02', employeeId: 1, work: 461, travel: 31, homeTravel: 30, break: 20, warnings: [] },
      ],
    ]);
    expect(paidOf(day, rules)).toEqual({ paidMinutes: 492, payPence: 16_810 });
    expect(paidOf(day, { ...rules, paidBreaks: true, paidHomeTravel: true }).paidMinutes).toBe(542);
  });

  it('is rounded up or not at all', () => {
    expect(paidOf(day, { ...rules, rounding: 'up5' }).paidMinutes).toBe(495);
    expect(paidOf(day, { ...rules, rounding: 'up15' }).paidMinutes).toBe(495);
    expect(
      penceOf([
        { minutes: 1, hourlyRate: 10 },
        { minutes: 2, hourlyRate: 10 },
      ]),
    ).toBe(50);
  });

  it('comes with a word where nobody rested', () => {
    const long = intervalsOf(
      [
        { id: 1, employeeId: 1, at: '2026-11-02T08:00:00Z', kind: 'work' },
        { id: 2, employeeId: 1, at: '2026-11-02T21:00:00Z', kind: 'off' },
        { id: 3, employeeId: 1, at: '2026-11-03T07:00:00Z', kind: 'work' },
        { id: 4, employeeId: 1, at: '2026-11-03T09:00:00Z', kind: 'off' },
      ],
      later,
    );
    expect(daysOf(long).map(({ warnings }) => warnings)).toEqual([['noBreak'], ['shortRest']]);
    // Nobody said when the first day ended.
    const left = long.map((each, at) => (at === 0 ? { ...each, forgotten: true, minutes: 0 } : each));
    expect(daysOf(left).map(({ warnings }) => warnings)).toEqual([['forgotten'], []]);
  });
});

it('a week begins on its Monday', () => {
  expect(['2026-11-02', '2026-11-05', '2026-11-08'].map(mondayOf)).toEqual(Array(3).fill('2026-11-02'));
});
