import { describe, expect, it } from 'vitest';
import { vatNumberIn } from './vat-number.ts';

describe('a British VAT number', () => {
  it.each([
    ['VAT No: 123 4567 82', 'GB123456782', true],
    ['VAT REG NO. GB123456727', 'GB123456727', true],
    ['V.A.T. Reg. No 123 4567 82', 'GB123456782', true],
    ['VAT Registration Number: 123456789', 'GB123456789', false],
    ['VAT: GB 123 4567 82', 'GB123456782', true],
    ['VAT N0 l23 4567 82', 'GB123456782', true],
    ['Company 01234567 GB 123 4567 82', 'GB123456782', true],
  ])('is found in %s', (text, number, valid) => {
    expect(vatNumberIn(text)).toEqual({ number, valid });
  });

  it.each(['VAT 20% 3.37', 'VAT 1,234.56', 'Tel 01632 960123', 'INC VAT £12.00'])(
    'is not seen in %s',
    (text) => {
      expect(vatNumberIn(text)).toBeNull();
    },
  );
});

it.each(['GST Reg No: 001234567890', 'UST-ID-NR: DE123456789', 'GST ID No. : 001234567890'])(
  'abroad: %s',
  (text) => {
    expect(vatNumberIn(text)).toMatchObject({ valid: null });
  },
);
