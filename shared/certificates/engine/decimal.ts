import { halfUp } from '../../rounding.ts';

/** A reading in whole millionths, so that sums and comparisons are exact. */
export const millionths = (value: number): bigint => BigInt(Math.round(value * 1_000_000));

/** `top / bottom` to this many decimals, halves rounded up. */
export const quotient = (top: bigint, bottom: bigint, decimals: number): number => {
  const scale = 10 ** decimals;
  return halfUp(top * BigInt(scale), bottom) / scale;
};

/** The difference between two readings, in millionths. */
export const apart = (a: bigint, b: bigint): bigint => (a > b ? a - b : b - a);
