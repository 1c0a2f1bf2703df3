import { expect, it } from 'vitest';
import { addDays } from '../dates.ts';
import { averageOf } from './average.ts';

const monday = '2026-11-23';
const weeksOf = (count: number, hours: number) =>
  Array.from({ length: count }, (_, at) => ({ monday: addDays(monday, -7 * at), minutes: hours * 60 }));
const basis = { daysAway: () => 0, daysAWeek: 5, optOut48: null };

it('averages 17 weeks, and no week before them', () => {
  const worked = [...weeksOf(17, 48), { monday: addDays(monday, -7 * 17), minutes: 6000 }];
  expect(averageOf(monday, { ...basis, worked })).toEqual({ minutes: 2880, weeks: 17, isOver: false });
  const more = worked.map((week, at) => (at === 3 ? { ...week, minutes: week.minutes + 17 } : week));
  expect(averageOf(monday, { ...basis, worked: more })).toEqual({ minutes: 2881, weeks: 17, isOver: true });
});

it('averages what there is of someone who has worked for fewer weeks, with the weeks off in between', () => {
  const [first, , third] = weeksOf(3, 60);
  const worked = [first, third].flatMap((week) => week ?? []);
  expect(averageOf(monday, { ...basis, worked })).toEqual({ minutes: 2400, weeks: 3, isOver: false });
  expect(averageOf(monday, { ...basis, worked: [] })).toBeUndefined();
});

it('is not lowered by holiday or sickness', () => {
  const worked = weeksOf(3, 50).filter((_, at) => at !== 1);
  const daysAway = (from: string, to: string) => (from <= monday && to >= monday ? 5 : 0);
  expect(averageOf(monday, { ...basis, worked, daysAway })).toEqual({
    minutes: 3000,
    weeks: 3,
    isOver: true,
  });
  const away = averageOf(monday, { ...basis, worked: weeksOf(1, 8), daysAway: () => 5 });
  expect(away).toMatchObject({ minutes: 480, isOver: false });
});

it('may be exceeded from the week on in which they agreed to it', () => {
  const worked = weeksOf(2, 60);
  const overOn = (optOut48: string) => averageOf(monday, { ...basis, worked, optOut48 })?.isOver;
  expect([overOn('2026-11-29'), overOn('2026-11-30')]).toEqual([false, true]);
});
