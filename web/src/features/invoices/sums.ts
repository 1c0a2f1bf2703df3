import { formatPounds, toPence, toPounds } from '#shared/money.ts';

type Given = number | null | undefined | '';

const penceOf = (pounds: Given): number => (Number.isFinite(pounds) ? toPence(Number(pounds)) : 0);

/** Hours × rate in pounds, rounded to pence; null unless both are given. Hours have at most two decimals. */
export const labourFor = (hours: Given, rate: Given): number | null => {
  // In hundredths of an hour, to calculate in integers.
  const pence = Math.round((penceOf(hours) * penceOf(rate)) / 100);
  return pence > 0 ? toPounds(pence) : null;
};

export interface Mismatch {
  /** Materials and labour together, in pounds. */
  parts: number;
  /** `£10.00 less` or `£10.00 more` than the amount. */
  difference: string;
  /** The amount exceeds them. */
  isMore: boolean;
}

/** The difference between materials plus labour and the amount; null if either side is missing or they agree. */
export const mismatch = (amount: Given, materials: Given, labour: Given): Mismatch | null => {
  const parts = penceOf(materials) + penceOf(labour);
  const gap = penceOf(amount) - parts;
  if (parts === 0 || penceOf(amount) === 0 || gap === 0) return null;
  return {
    parts: toPounds(parts),
    difference: `${formatPounds(toPounds(Math.abs(gap)))} ${gap > 0 ? 'less' : 'more'}`,
    isMore: gap > 0,
  };
};
