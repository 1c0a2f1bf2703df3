/** Where a correction of returns of before belongs: in the next return, or told to HMRC apart. VAT Notice 700/45 §4; VR reg 34. */
export type CorrectionPlace = 'return' | 'vat652';

/** Up to this much, in pence, goes into the next return whatever its turnover. */
const alwaysPence = 1_000_000;
/** More than this never does. */
const neverPence = 5_000_000;

/** `net` is what all corrections come to together, and `box6` the turnover of the return that they would go into, both in pence. */
export const correctionPlace = (net: number, box6: number): CorrectionPlace => {
  const size = Math.abs(net);
  if (size <= alwaysPence) return 'return';
  return size <= neverPence && size * 100 <= box6 ? 'return' : 'vat652';
};

/** Returns of periods that ended longer ago are not corrected. VATA 1994 s.77, s.80. */
export const correctedYears = 4;
