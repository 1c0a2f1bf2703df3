import { expect, it } from 'vitest';
import { labelOf } from './labels.ts';

it.each([
  ['Tota! Inclusive VAT: 21.70', 'total'],
  ['Tota l RM7.00', 'total'],
  ['Grand TotaRM15.40', 'due'],
  ['6% GSI', 'tax'],
  ['ITEM QTY U/P AMOUNT', null],
  ['Qty Code&Desc Price Total', null],
  ['TOTAL AMOUNT', 'total'],
  ['TOTAL ITEMS', 'count'],
])('%s', (text, label) => {
  expect(labelOf(text)).toBe(label);
});
