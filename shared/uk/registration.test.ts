import { expect, it } from 'vitest';
import { vatAt } from './registration.ts';

it('judges the registration by the tax point', () => {
  const registration = { from: '2026-12-01', to: '2027-06-30', number: '123456782' };
  expect(
    ['2026-11-30', '2026-12-01', '2027-06-30', '2027-07-01'].map((on) => vatAt(registration, on)),
  ).toEqual(['none', 'show', 'show', 'none']);
  expect(vatAt({ from: '2026-12-01' }, '2026-12-03')).toBe('price');
  expect(vatAt({ number: '123456782' }, '2026-12-03')).toBe('show');
  expect(vatAt({}, '2026-12-03')).toBe('none');
});
