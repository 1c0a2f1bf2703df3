import type { LineInput } from '#shared/lines/line.ts';

/** A quote's line of £90.00. */
export const fitTheTap: LineInput = {
  kind: 'labour',
  description: 'Fit the tap',
  quantity: 2,
  unit: 'hour',
  unitPrice: 45,
  vat: 'o',
};
