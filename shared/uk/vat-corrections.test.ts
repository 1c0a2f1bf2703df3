import { expect, it } from 'vitest';
import { correctionPlace } from './vat-corrections.ts';

it.each([
  [999_900, 0, 'return'],
  [-999_900, 0, 'return'],
  [1_000_000, 0, 'return'],
  [1_000_001, 0, 'vat652'],
  [1_234_500, 130_000_000, 'return'],
  [1_234_500, 120_000_000, 'vat652'],
  [5_000_000, 500_000_000, 'return'],
  [5_000_100, 900_000_000, 'vat652'],
] as const)('of %i pence with a turnover of %i it belongs in the %s', (net, box6, place) => {
  expect(correctionPlace(net, box6)).toBe(place);
});
