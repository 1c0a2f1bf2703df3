import { describe, expect, it } from 'vitest';
import { amountsIn, cellAmount, wholePounds } from './amounts.ts';

const pence = (text: string) => amountsIn(text).map((amount) => amount.pence);

describe('amountsIn', () => {
  it.each([
    ['TOTAL £12.34', [1234]],
    ['TOTAL:12.34', [1234]],
    ['E12.34 f5.60', [1234, 560]],
    ['CC*1234:£12.50', [1250]],
    ['1,234.56 and 1.234,56', [123456, 123456]],
    ['12 .34', [1234]],
    ['12. 34', [1234]],
    ['1O.5O', [1050]],
    ['l2.5O', [1250]],
    ['-2.88', [-288]],
    ['2.88-', [-288]],
    ['(0.02)', [-2]],
    ['-£3.00', [-300]],
    ['12.34A', [1234]],
    ['9.99*', [999]],
    ['Parking Fee FM2.83 M3.00', [283, 300]],
    ['Grand TotaiRM21.85', [2185]],
    ['2x 1.00 RH2.00 Z', [100, 200]],
    ['Discount RM-0.45', [-45]],
  ])('%s', (text, expected) => {
    expect(pence(text)).toEqual(expected);
  });

  it.each([
    '20.00%',
    '11.06.2018',
    '18:10.59',
    '0.158 kg',
    '1.000 STK',
    '32.21 L',
    'SO.OO',
    'Tel 01632.960123',
    '2.5mm',
    'M10x1.50',
    '141.9 P/L',
  ])('%s is no money', (text) => {
    expect(pence(text)).toEqual([]);
  });
});

describe('a cell that holds an amount alone', () => {
  it.each([
    ['048', 48],
    ['22-60', 2260],
    ['£ 7.10', 710],
    ['16:45', null],
    ['12.34 and 5.60', null],
  ])('%s', (text, expected) => {
    expect(cellAmount(text)).toBe(expected);
  });
});

it('whole pounds need their sign', () => {
  expect(wholePounds('TOTAL £25')).toBe(2500);
  expect(wholePounds('TOTAL 25')).toBeNull();
  expect(wholePounds('£25.10')).toBeNull();
});
