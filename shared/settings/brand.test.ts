import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { againstWhite, isColour, legibleColour } from './brand.ts';

const colours = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

it('can be read beside white whatever was chosen, and stays what it was where that can', () => {
  fc.assert(
    fc.property(colours, (colour) => {
      const shown = legibleColour(colour);
      expect(isColour(shown)).toBe(true);
      expect(againstWhite(shown)).toBeGreaterThanOrEqual(4.5);
      if (againstWhite(colour) >= 4.5) expect(shown).toBe(colour);
    }),
  );
  expect(againstWhite('#ffffff')).toBeCloseTo(1);
  expect(againstWhite('#000000')).toBeCloseTo(21);
});
