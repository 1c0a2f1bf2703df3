import { expect, it } from 'vitest';
import { plansDue } from './daily.ts';

const due = (since: string, now: string) => plansDue(Date.parse(since), Date.parse(now));

it('plans at nine and at four in London, once, in winter and in summer', () => {
  expect(due('2026-12-01T08:59:30Z', '2026-12-01T09:00:00Z')).toEqual(['reminders']);
  expect(due('2026-12-01T09:00:00Z', '2026-12-01T09:00:30Z')).toEqual([]);
  expect(due('2026-12-01T15:59:59Z', '2026-12-01T16:00:29Z')).toEqual(['visits']);
  expect(due('2026-06-01T07:59:30Z', '2026-06-01T08:00:00Z')).toEqual(['reminders']);
  expect(due('2026-06-01T08:59:30Z', '2026-06-01T09:00:00Z')).toEqual([]);
  expect(due('2026-06-01T14:59:30Z', '2026-06-01T15:00:00Z')).toEqual(['visits']);
});

it('makes up for what a sleeping machine missed, of this day alone', () => {
  expect(due('2026-12-01T07:00:00Z', '2026-12-01T18:00:00Z')).toEqual(['reminders', 'visits']);
  expect(due('2026-12-01T18:00:00Z', '2026-12-02T10:00:00Z')).toEqual(['reminders']);
  expect(due('2026-12-01T18:00:00Z', '2026-12-02T08:00:00Z')).toEqual([]);
});
