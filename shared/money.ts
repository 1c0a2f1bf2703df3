/** Money is sent as pounds with at most two decimals, and stored and added up as integer pence. */

/** Pounds (`120.5`) to pence (`12050`). */
export const toPence = (pounds: number): number => Math.round(pounds * 100);

/** Pence (`12050`) to pounds (`120.5`). */
export const toPounds = (pence: number): number => pence / 100;

/** True if a number of pounds is a whole number of pence, apart from floating-point error (`115.11000000000001`). */
export const isWholePence = (pounds: number): boolean =>
  Math.abs(pounds * 100 - Math.round(pounds * 100)) < 1e-4;

/** The nearest number with two decimals. */
export const roundToPence = (pounds: number): number => toPounds(toPence(pounds));

// Created on first use: the first Intl object in a process takes 10 ms, which a cold start should not pay.
let withPence: Intl.NumberFormat | undefined;
let wholePounds: Intl.NumberFormat | undefined;

/** Formats pounds: `£1,234.50`. */
export const formatPounds = (pounds: number): string => {
  withPence ??= new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
  return withPence.format(pounds);
};

/** Formats pounds without needless decimals: `£240`, but `£240.50`. */
export const formatShortPounds = (pounds: number): string => formatPounds(pounds).replace(/\.00$/, '');

/** Formats pounds without decimals, as on the Monthly Revenue card: `£1,235`. */
export const formatWholePounds = (pounds: number): string => {
  wholePounds ??= new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'GBP',
    maximumFractionDigits: 0,
  });
  return wholePounds.format(pounds);
};
