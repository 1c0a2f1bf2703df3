import { expect, it } from 'vitest';
import { reminded } from './wording.ts';

it.each([
  [1, 'user-1', 'Reminded'],
  [3, 'user-1', 'Reminded 3 times'],
  [1, null, 'Reminded automatically'],
  [2, null, 'Reminded twice, last automatically'],
])('says of %s reminders, the last by %s: %s', (reminderCount, lastRemindedBy, words) => {
  expect(reminded({ reminderCount, lastRemindedBy })).toBe(words);
});
