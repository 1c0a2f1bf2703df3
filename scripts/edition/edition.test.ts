import { expect, it } from 'vitest';
import { looks } from '#functions/sync/edition.ts';
import { looksNow } from './looks.ts';

it('has another edition once a record has another shape, so that no device keeps the old one', () => {
  expect(looksNow(), 'Run npm run edition').toBe(looks);
});
