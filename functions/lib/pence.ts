import { formatPounds, toPounds } from '#shared/money.ts';

/** Formats integer pence: `£1,234.50`. */
export const money = (pence: number): string => formatPounds(toPounds(pence));

/** Formats a unit price in ten-thousandths of a pound: `£83.3333`, but `£80.00` for whole pence. */
export const tenThousandths = (amount: number): string => {
  if (amount % 100 === 0) return money(amount / 100);
  const digits = String(Math.abs(amount) % 10_000).padStart(4, '0');
  return `${amount < 0 ? '-' : ''}£${Math.floor(Math.abs(amount) / 10_000).toLocaleString('en-GB')}.${digits}`;
};
