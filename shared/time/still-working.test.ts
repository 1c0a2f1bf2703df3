import { expect, it } from 'vitest';
import { rulesOf } from '../firms/rules.ts';
import { overranSince } from './still-working.ts';

const { hours } = rulesOf();
const at = (clock: string) => Date.parse(`2026-11-27T${clock}:00Z`);
const work = { kind: 'work', from: '2026-11-27T08:00:00Z' } as const;
const end = hours.fri?.to ?? '';
const plus = (minutes: number) => at(end) + minutes * 60_000;

it('asks half an hour after the working hours', () => {
  expect(overranSince(work, hours, plus(29))).toBeUndefined();
  expect(overranSince(work, hours, plus(30))).toBe(end);
});

it('asks in London time', () => {
  const summer = { ...work, from: '2026-07-03T07:00:00Z' };
  const ends = Date.parse(`2026-07-03T${end}:00Z`) - 60 * 60_000;
  expect(overranSince(summer, hours, ends + 29 * 60_000)).toBeUndefined();
  expect(overranSince(summer, hours, ends + 30 * 60_000)).toBe(end);
});

it('asks nothing of a break, on a day off, or of who began later', () => {
  expect(overranSince({ ...work, kind: 'break' }, hours, plus(60))).toBeUndefined();
  expect(overranSince({ ...work, from: '2026-11-28T08:00:00Z' }, hours, plus(24 * 60 + 60))).toBeUndefined();
  expect(overranSince({ ...work, from: '2026-11-27T22:00:00Z' }, hours, plus(400))).toBeUndefined();
});
