import { type From, inForceOrFirst } from './by-date.ts';

/**
 * The VAT rate in basis points for installing energy-saving materials in homes and charity buildings. Notice 708/6; VATA Sch 8
 * group 23.
 */
const rates: readonly [From<{ rateBp: number }>, ...From<{ rateBp: number }>[]] = [
  { from: '1998-07-01', rateBp: 500 },
  { from: '2022-05-01', rateBp: 0 },
  { from: '2027-04-01', rateBp: 500 },
];

export const energySavingRateBp = (taxPoint: string): number => inForceOrFirst(rates, taxPoint).rateBp;
