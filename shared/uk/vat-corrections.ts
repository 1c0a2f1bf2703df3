/**
 * Where a correction of earlier returns belongs: in the next return, or reported to HMRC separately. VAT Notice 700/45 §4; VR
 * reg 34.
 */
export type CorrectionPlace = 'return' | 'vat652';

/** Up to this many pence go in the next return whatever its turnover. */
const alwaysPence = 1_000_000;
/** More than this never goes in a return. */
const neverPence = 5_000_000;

/** `net` is the net of all corrections, and `box6` the turnover of the return they would go in, both in pence. */
export const correctionPlace = (net: number, box6: number): CorrectionPlace => {
  const size = Math.abs(net);
  if (size <= alwaysPence) return 'return';
  return size <= neverPence && size * 100 <= box6 ? 'return' : 'vat652';
};

/**
 * True if all that changed in an earlier period is that more can be claimed: a bill that was recorded later is claimed in a later
 * return and is no error. VR reg 29(1).
 */
export const isLateClaim = ({ box1, box4 }: { box1: number; box4: number }): boolean =>
  box1 === 0 && box4 > 0;

/** Returns of periods that ended more years ago than this aren't corrected. VATA 1994 s.77, s.80. */
export const correctedYears = 4;
