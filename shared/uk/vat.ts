import { type From, inForceOrFirst } from './by-date.ts';

/** The VAT treatment of a line; `rc` and `rc5` are the building reverse charge at either rate. */
export const vatCodes = ['s', 'r', 'z', 'e', 'o', 'rc', 'rc5'] as const;
export type VatCode = (typeof vatCodes)[number];

export const vatNames: Record<VatCode, string> = {
  s: 'Standard rate',
  r: 'Reduced rate',
  z: 'Zero-rated',
  e: 'Exempt',
  o: 'No VAT',
  rc: 'Reverse charge',
  rc5: 'Reverse charge, reduced rate',
};

type Table = readonly [From<{ rateBp: number }>, ...From<{ rateBp: number }>[]];

/** Standard rate in basis points. VATA 1994 s.2(1); Finance (No. 2) Act 2010 s.3 for 20 % from 4 January 2011. */
export const standardRates: Table = [
  { from: '1991-04-01', rateBp: 1750 },
  { from: '2008-12-01', rateBp: 1500 },
  { from: '2010-01-01', rateBp: 1750 },
  { from: '2011-01-04', rateBp: 2000 },
];

/** Reduced rate in basis points. VATA 1994 s.29A, 5 % since 1 September 1997. */
export const reducedRates: Table = [{ from: '1997-09-01', rateBp: 500 }];

const newest = '9999-12-31';

/** The VAT rate of a code in basis points (2000 is 20 %) at a tax point; the newest known rate if none is given. */
export const rateBpOf = (code: VatCode, taxPoint: string = newest): number => {
  if (code === 's' || code === 'rc') return inForceOrFirst(standardRates, taxPoint).rateBp;
  if (code === 'r' || code === 'rc5') return inForceOrFirst(reducedRates, taxPoint).rateBp;
  return 0;
};

export const reverseCodes = ['rc', 'rc5'] as const satisfies readonly VatCode[];
export type ReverseCode = (typeof reverseCodes)[number];

/** True if the customer, not the seller, accounts for a line's VAT. */
export const isReverseCharge = (code: VatCode): boolean => reverseCodes.some((each) => each === code);

/** Basis points (2000) as percent (20). */
export const percentOf = (rateBp: number): number => rateBp / 100;
