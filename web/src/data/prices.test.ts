import { expect, it } from 'vitest';
import { byUse } from './prices.ts';

// Only the fields that determine the order.
const price = (name: string, uses = 0) => ({ name, uses }) as never;

it('has what is used most first, then the names as people count: 2 before 10', () => {
  const prices = [price('Radiator 10'), price('radiator 2'), price('Call-out', 3), price('Radiator 1')];
  const names = byUse(prices).map(({ name }) => name);
  expect(names).toEqual(['Call-out', 'Radiator 1', 'radiator 2', 'Radiator 10']);
});
