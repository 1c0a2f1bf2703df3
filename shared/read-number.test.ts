import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readBankSum, readNumber } from './read-number.ts';

const grouped = (whole: string, by: string): string => whole.replace(/\B(?=(\d{3})+$)/g, by);
const fullwidth = (text: string): string =>
  text.replace(/[!-~]/g, (narrow) => String.fromCharCode(narrow.charCodeAt(0) + 0xfee0));

interface Way {
  by: string;
  point: string;
  decimals: 'both' | 'needed' | 'point';
  sign: string;
  round: string;
  wide: boolean;
}

/** The ways in which people, phones and banks write pence. */
const ways: fc.Arbitrary<Way> = fc.record({
  by: fc.constantFrom('', ',', '.', ' ', '\u00a0', '\u202f', "'", '’'),
  point: fc.constantFrom('.', ','),
  decimals: fc.constantFrom('both' as const, 'needed' as const, 'point' as const),
  sign: fc.constantFrom('-#', '£-#', '−#', '-£#', '- £#', '#-', '(#)', '(£#)', '£(#)', '–#'),
  round: fc.constantFrom('#', '£#', '£ #', '# ', ' #', 'GBP #', '# GBP', '+#', '\u200e#', '￡#'),
  wide: fc.boolean(),
});

const write = (pence: number, { by, point, decimals, sign, round, wide }: Way): string => {
  const whole = grouped(String(Math.floor(Math.abs(pence) / 100)), by);
  const rest = String(Math.abs(pence) % 100).padStart(2, '0');
  const needed = rest === '00' ? '' : rest.replace(/0$/, '');
  const shown = { both: rest, needed, point: needed }[decimals];
  const figures = shown || decimals === 'point' ? `${whole}${point}${shown}` : whole;
  const text = (pence < 0 ? sign : round).replace('#', figures);
  return wide ? fullwidth(text) : text;
};

const sums = fc.oneof(
  fc.integer({ min: -100_000, max: 100_000 }),
  fc.integer({ min: -(10 ** 10), max: 10 ** 10 }),
  fc.integer({ min: -(10 ** 6), max: 10 ** 6 }).map((pounds) => pounds * 100),
);

test('every sum, however it is written, is read as it is or refused, never as another', () => {
  let refused = 0;
  let all = 0;
  fc.assert(
    fc.property(sums, ways, (pence, way) => {
      const read = readNumber(write(pence, way)) ?? 0;
      all += 1;
      if (Number.isNaN(read)) refused += 1;
      else expect(read, write(pence, way)).toBe(pence / 100);
    }),
    { numRuns: 20_000 },
  );
  expect(refused / all).toBeLessThan(0.15);
});

test('a sum is never refused as this country writes it, nor with a comma before its pence', () => {
  fc.assert(
    fc.property(sums, ways, (pence, way) => {
      const british = { ...way, by: way.by === '.' ? ',' : way.by, point: '.' };
      expect(readNumber(write(pence, british)), write(pence, british)).toBe(pence / 100);
      const comma: Way = { ...way, by: way.by === ',' ? '.' : way.by, point: ',', decimals: 'both' };
      expect(readNumber(write(pence, comma)), write(pence, comma)).toBe(pence / 100);
    }),
    { numRuns: 5000 },
  );
});

test('figures, points and commas in any order are one of the two readings or refused', () => {
  const figures = fc.string({ unit: fc.constantFrom(...'0123456789.,'), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(figures, fc.boolean(), (text, thousandths) => {
      const readings = [text.replaceAll(',', ''), text.replaceAll('.', '').replace(',', '.')].map(Number);
      const read = readNumber(text, { thousandths });
      if (!Number.isNaN(read)) expect(readings).toContain(read);
    }),
    { numRuns: 20_000 },
  );
});

describe('readNumber', () => {
  it.each([
    ['1,234.50', 1234.5],
    ['45,50', 45.5],
    ['1.200,50', 1200.5],
    ['1,234', 1234],
    ['1.234.567', 1_234_567],
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['12.', 12],
    ['12,', 12],
    ['.5', 0.5],
    [',5', 0.5],
    ['-£5.00', -5],
    ['0.00-', 0],
    ['', null],
    [' \u200b', null],
  ])('%j is %j', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  it.each([
    '1.234',
    '12,345,6',
    '1,23,456',
    '1234,567',
    '1,2345',
    '1 2',
    '12 00',
    "1'200 300",
    '1,200,50',
    '1.200.50',
    '--5',
    '-(5)',
    '(5',
    '5)',
    '£',
    '-',
    '.',
    ',',
    '5²',
    '½',
    '1e9',
    '0x10',
    'Infinity',
    '€5',
    'ten',
    '12 apples',
    '5 CR',
  ])('%j is refused', (text) => {
    expect(readNumber(text)).toBeNaN();
  });

  it('takes the point of a quantity for a decimal one, and refuses its comma before three figures', () => {
    expect(readNumber('2.125', { thousandths: true })).toBe(2.125);
    expect(readNumber('2,125', { thousandths: true })).toBeNaN();
    expect(readNumber('2,5', { thousandths: true })).toBe(2.5);
  });
});

test.each([
  ['5.00 CR', 5],
  ['5.00DR', -5],
  ['5.00 dr.', -5],
  ['-5.00 DR', -5],
  ['(5.00)', -5],
  ['5.00-', -5],
  ['5', 5],
  ['', null],
  ['-5.00 CR', Number.NaN],
  ['CR', Number.NaN],
  ['1.234 DR', Number.NaN],
])('a bank’s %j is %j', (text, sum) => {
  expect(readBankSum(text)).toEqual(sum);
});
