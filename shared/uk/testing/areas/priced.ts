import type { PricedLine } from '../../../lines/groups.ts';
import type { VatCode } from '../../vat.ts';
import { type Given, num } from '../given.ts';

const codes: Record<string, VatCode> = {
  S: 's',
  R: 'r',
  Z: 'z',
  E: 'e',
  O: 'o',
  RC: 'rc',
  AE: 'rc',
  RC5: 'rc5',
};

export const codeOf = (line: Given, document: Given): VatCode => {
  if (document.sellerVatRegistered === false) return 'o';
  const code = codes[String(line.vat ?? 'S').toUpperCase()] ?? 's';
  const isReversed = line.reverseCharge === true || document.reverseCharge === true;
  if (!isReversed) return code;
  return code === 's' ? 'rc' : code === 'r' ? 'rc5' : code;
};

export const priced = (line: Given, document: Given): PricedLine => ({
  vat: codeOf(line, document),
  quantityMilli: num(line, 'qtyMilli') ?? 1000,
  unitPence: num(line, 'unitPence') ?? 0,
  discountBp: num(line, 'discBp') ?? 0,
  discountPence: num(line, 'discPence') ?? 0,
});
