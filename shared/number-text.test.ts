import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numberIn } from './number-text.ts';

const pence = fc.integer({ min: 0, max: 9_999_999_999 });
const threes = (whole: number, separator: string) => String(whole).replace(/\B(?=(\d{3})+$)/g, separator);
const parts = (sum: number) => [Math.floor(sum / 100), String(sum % 100).padStart(2, '0')] as const;

const separators = [
  [',', '.'],
  ['', '.'],
  ['', ','],
  ['.', ','],
  [' ', ','],
  ['\u00a0', ','],
  ['\u202f', ','],
  ["'", '.'],
  ['’', '.'],
  [' ', '.'],
] as const;

const around: readonly [text: (sum: string) => string, sign: 1 | -1][] = [
  [(sum) => sum, 1],
  [(sum) => `£${sum}`, 1],
  [(sum) => `£ ${sum}`, 1],
  [(sum) => `${sum} GBP`, 1],
  [(sum) => `+${sum}`, 1],
  [(sum) => `${sum} CR`, 1],
  [(sum) => `-${sum}`, -1],
  [(sum) => `-£${sum}`, -1],
  [(sum) => `£-${sum}`, -1],
  [(sum) => `−${sum}`, -1],
  [(sum) => `${sum}-`, -1],
  [(sum) => `(${sum})`, -1],
  [(sum) => `(£${sum})`, -1],
  [(sum) => `${sum}DR`, -1],
];

it.each(separators)('reads every sum with %j and %j as it was meant', (group, decimal) => {
  fc.assert(
    fc.property(pence, fc.constantFrom(...around), (sum, [written, sign]) => {
      const [whole, rest] = parts(sum);
      const text = written(`${threes(whole, group)}${decimal}${rest}`);
      expect(numberIn(text)).toBe(sum === 0 ? 0 : (sign * sum) / 100);
    }),
  );
});

it('reads whole pounds, tenths and digits of other scripts', () => {
  expect(numberIn('1,234')).toBe(1234);
  expect(numberIn('1,234,567')).toBe(1_234_567);
  expect(numberIn('1.234.567')).toBe(1_234_567);
  expect(numberIn('45,5')).toBe(45.5);
  expect(numberIn('.5')).toBe(0.5);
  expect(numberIn('45.')).toBe(45);
  expect(numberIn('0,12')).toBe(0.12);
  expect(numberIn('１２３．５０')).toBe(123.5);
  expect(numberIn('1.234')).toBe(1.234);
  expect(numberIn(' ')).toBeNull();
  expect(numberIn('£')).toBeNull();
});

it.each([
  ...['12 apples', '12,34,56', '1,00,000', '12 34', '1.2.3', '12,3456', '0,123', '1,234 567.00', '1.23,456'],
  ...['--5', '-', '()', '1e3', '٣', '5 CRDR', 'Infinity'],
])('refuses %j, which could be more than one sum or is none', (text) => {
  expect(numberIn(text)).toBeUndefined();
});

it('never changes the size of what it reads, whatever is typed', () => {
  const typed = fc.string({ unit: fc.constantFrom(..."0123456789.,' £-"), maxLength: 12 });
  fc.assert(
    fc.property(typed, (text) => {
      const value = numberIn(text);
      if (value === null || value === undefined) return;
      // Its digits are those that were typed, but for noughts in front and behind.
      const digits = (all: string) => all.replace(/\D/g, '').replace(/^0+/, '').replace(/0+$/, '');
      expect(digits(value.toFixed(10))).toBe(digits(text));
    }),
  );
});
