import { expect, it } from 'vitest';
import { isLandline } from './landline.ts';

it.each([
  ['01632 960142', true],
  ['020 7946 0018', true],
  ['0300 123 4567', true],
  ['+44 (0)1632 960142', true],
  ['0044 1632 960142', true],
  ['07700 900142', false],
  ['+44 7700 900142', false],
  ['+353 1 234 5678', false],
])('%s is a landline: %s', (phone, expected) => {
  expect(isLandline(phone)).toBe(expected);
});
