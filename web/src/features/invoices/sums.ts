import { formatPounds, toPence, toPounds } from '#shared/money.ts';

type Given = number | null | undefined | '';

const penceOf = (pounds: Given): number => (Number.isFinite(pounds) ? toPence(Number(pounds)) : 0);

/** Hours times rate in pounds, to the penny; null unless both are given. Hours have two decimals at most. */
export const labourFor = (hours: Given, rate: Given): number | null => {
  // In hundredths of an hour, so that no pound is multiplied as a fraction.
  const pence = Math.round((penceOf(hours) * penceOf(rate)) / 100);
  return pence > 0 ? toPounds(pence) : null;
};

export interface Mismatch {
  /** Materials and labour together, in pounds. */
  parts: number;
  /** `£10.00 less` or `£10.00 more` than the amount. */
  difference: string;
  /** The amount is more than they come to. */
  isMore: boolean;
}

/** How materials and labour differ from the amount; null while either side is not given, or when they agree. */
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
