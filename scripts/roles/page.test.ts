import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rolesPage, rolesPath } from './page.ts';

it('the page of roles says what the route table says', () => {
  expect(readFileSync(rolesPath, 'utf8')).toBe(rolesPage());
});
