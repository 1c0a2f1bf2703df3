import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { coloursOf, personColours } from '#shared/employees/colours.ts';
import { personColour } from './person-colour.ts';

const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
const tokens = (name: string) =>
  [...css.matchAll(new RegExp(`--${name}: ([^;]+);`, 'g'))].map(([, value = '']) => value);

/** Relative luminance of `oklch(L C H)`, clipped to sRGB as browsers do. */
const ofOklch = (colour: string): number => {
  const [l = 0, c = 0, h = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  const rgb = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ].map((part) => Math.min(1, Math.max(0, part)));
  return luminance(rgb);
};

const luminance = ([r = 0, g = 0, b = 0]: number[]): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

const ofHex = (hex: string): number =>
  luminance(
    [1, 3, 5].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    }),
  );

it('stand out from the surface by 4.5 to 1, light and dark, each with a hue of its own', () => {
  const surfaces = tokens('surface').map(ofHex);
  const looks = tokens('person');
  expect([surfaces.length, looks.length]).toEqual([2, 2]);
  const pale = looks.flatMap((look, at) =>
    personColours.filter((_, colour) => {
      const [one, other] = [ofOklch(personColour(colour).replace('var(--person)', look)), surfaces[at] ?? 0];
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) < 4.5;
    }),
  );
  expect(pale).toEqual([]);
  expect(new Set(personColours.map((_, colour) => personColour(colour))).size).toBe(personColours.length);
});

it('are somebody’s own, or those that fewest have, and stay when others join', () => {
  const chosen = { id: 99, createdAt: '2026-11-27', colour: 5 };
  const joined = Array.from({ length: 13 }, (_, at) => ({ id: 50 - at, createdAt: `2026-11-${at + 10}` }));
  const first = [...coloursOf([chosen, ...joined.slice(0, 11)]).values()];
  expect(new Set(first).size).toBe(12);
  expect(first[0]).toBe(5);
  const later = coloursOf([...joined, chosen]);
  expect(joined.slice(0, 11).map(({ id }) => later.get(id))).toEqual(first.slice(1));
});
