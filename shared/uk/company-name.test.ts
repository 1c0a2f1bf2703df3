import { expect, it } from 'vitest';
import { namesCompany } from './company-name.ts';

it.each([
  ['Byron Ltd', true],
  ['BYRON LIMITED', true],
  ['Byron & Sons Ltd.', true],
  ['Byron Builders PLC', true],
  ['Byron Eliot LLP', true],
  ['Adeiladwyr Byron Cyf', true],
  ['Mrs A. Byron', false],
  ['Unlimited Drains', false],
  ['Byron Limited Editions', false],
  ['Phil Walltd', false],
])('%s is a company’s: %s', (name, expected) => {
  expect(namesCompany(name)).toBe(expected);
});
