import { isWholePence } from '#shared/money.ts';
import { numberIn } from '#shared/number-text.ts';

/** The percentage below 100 that a text says, with two decimals at most; null where it is empty, `undefined` where it says none. */
export const percentIn = (text: string): number | null | undefined => {
  const value = numberIn(text);
  if (value === null || value === undefined) return value;
  return value >= 0 && value < 100 && isWholePence(value) ? value : undefined;
};
