/** Division of whole numbers (pence, basis points) without floating-point fractions. */

const big = (value: number | bigint): bigint => BigInt(value);

/**
 * `n / d` to the nearest whole number, halves away from zero: 0.5 is 1, −0.5 is −1. `d` must be positive. Pass a product as a
 * bigint if it may exceed what a number holds exactly.
 */
export const halfUp = (n: number | bigint, d: number | bigint): number => {
  const top = big(n);
  const bottom = big(d);
  const size = top < 0n ? -top : top;
  const rounded = Number((2n * size + bottom) / (2n * bottom));
  return top < 0n && rounded !== 0 ? -rounded : rounded;
};

/** `n / d` rounded down to a whole number, for amounts that are never negative. */
export const floored = (n: number | bigint, d: number | bigint): number => Number(big(n) / big(d));

/** The product of whole numbers, exact at any size. */
export const times = (...factors: number[]): bigint =>
  factors.reduce((product, factor) => product * big(factor), 1n);

/**
 * Splits a whole total by weights (none negative) so that the parts add up to it exactly: each part is rounded down, and the
 * leftover pence go to the largest remainders, the earlier first if equal. If all weights are 0, the first part takes everything.
 */
export const share = (total: number, weights: readonly number[]): number[] => {
  if (total < 0) return share(-total, weights).map((part) => (part === 0 ? 0 : -part));
  const sum = weights.reduce((all, weight) => all + big(weight), 0n);
  if (sum === 0n) return weights.map((_, at) => (at === 0 ? total : 0));
  const exact = weights.map((weight) => big(total) * big(weight));
  const parts = exact.map((value) => Number(value / sum));
  const left = total - parts.reduce((all, part) => all + part, 0);
  exact
    .map((value, at) => ({ at, remainder: value % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.at - b.at : a.remainder < b.remainder ? 1 : -1))
    .slice(0, left)
    .forEach(({ at }) => {
      parts[at] = (parts[at] ?? 0) + 1;
    });
  return parts;
};
