import { expect, it } from 'vitest';
import { readMinutes } from './read-minutes.ts';

it.each([
  [0, '0 h'],
  [45, '45 min'],
  [60, '1 h'],
  [65, '1 h 05'],
  [480, '8 h'],
  [871, '14 h 31'],
])('%i minutes read as %s', (minutes, words) => {
  expect(readMinutes(minutes)).toBe(words);
});
