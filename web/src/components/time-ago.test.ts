import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.tsx';

const now = Date.parse('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-20T11:59:30Z', 'just now'],
  ['2026-11-20T11:59:00Z', '1 minute ago'],
  ['2026-11-20T11:01:00Z', '59 minutes ago'],
  ['2026-11-20T10:00:00Z', '2 hours ago'],
  ['2026-11-19T23:30:00Z', 'Yesterday'],
  ['2026-11-14T09:00:00Z', '6 days ago'],
  ['2026-11-13T09:00:00Z', '13 Nov 2026'],
])('%s reads %s', (at, text) => {
  expect(timeAgo(at, now)).toBe(text);
});

test('the day turns at midnight in London, not in UTC', () => {
  expect(timeAgo('2026-06-30T23:30:00Z', Date.parse('2026-07-01T08:00:00Z'))).toBe('8 hours ago');
});
