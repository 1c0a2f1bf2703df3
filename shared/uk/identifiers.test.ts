import { expect, it } from 'vitest';
import {
  formatVatNumber,
  isCompanyNumber,
  isNino,
  isUtr,
  isVatNumber,
  paddedCompanyNumber,
  partOfUk,
  utrOf,
} from './identifiers.ts';

it.each([
  ['GB 123 4567 82', true],
  ['123456782', true],
  ['123456727', true],
  ['GB123456782001', true],
  ['gb 123-4567-82', true],
  ['GD001', true],
  ['HA 500', true],
  ['GB123456789', false],
  ['GD500', false],
  ['HA499', false],
  ['12345678', false],
  ['000000000', false],
  ['GB1234567820', false],
  ['IE1234567T', false],
  ['', false],
])('VAT number %s: %s', (text, valid) => {
  expect(isVatNumber(text)).toBe(valid);
});

it('takes 97-55 only from 100 on', () => {
  // 8×0 + 7×5 + 6×0 + 5×0 + 4×0 + 3×0 + 2×0 = 35: 07 makes 42, 62 makes 97.
  expect(isVatNumber('050000007')).toBe(false);
  expect(isVatNumber('050000062')).toBe(true);
});

it('prints a VAT number in groups', () => {
  expect(formatVatNumber('123456782')).toBe('GB 123 4567 82');
  expect(formatVatNumber('gb123456782001')).toBe('GB 123 4567 82 001');
  expect(formatVatNumber('GD001')).toBe('GB GD001');
});

it.each([
  ['1955839661', true],
  ['19558 39661', true],
  ['1955839661K', true],
  ['k1955839661', true],
  ['2955839661', false],
  ['195583966', false],
  ['1955839662', false],
])('UTR %s: %s', (text, valid) => {
  expect(isUtr(text)).toBe(valid);
});

it('keeps the digits of a UTR', () => {
  expect(utrOf('19558 39661 K')).toBe('1955839661');
});

it.each([
  ['AB123456C', true],
  ['ab 12 34 56 d', true],
  ['QQ123456C', false],
  ['AO123456C', false],
  ['BG123456A', false],
  ['ZZ123456A', false],
  ['AB123456E', false],
  ['AB12345C', false],
])('NINO %s: %s', (text, valid) => {
  expect(isNino(text)).toBe(valid);
});

it.each([
  ['01234567', true],
  ['SC123456', true],
  ['oc 301234', true],
  ['NI012345', true],
  ['1234567', false],
  ['123456789', false],
  ['SC12345', false],
  ['QX123456', false],
  ['00000000', false],
])('company number %s: %s', (text, valid) => {
  expect(isCompanyNumber(text)).toBe(valid);
});

it('asks before it pads, and knows the part of the United Kingdom', () => {
  expect(paddedCompanyNumber('1234567')).toBe('01234567');
  expect(paddedCompanyNumber('SC12345')).toBeNull();
  expect(['01234567', 'SO301234', 'NI012345', 'R0000123', 'OC301234'].map(partOfUk)).toEqual([
    'England and Wales',
    'Scotland',
    'Northern Ireland',
    'Northern Ireland',
    'England and Wales',
  ]);
});
