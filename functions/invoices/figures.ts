import { formatPounds, toPounds } from '#shared/money.ts';

/** Integer pence as people read them: `£1,234.50`. */
export const money = (pence: number): string => formatPounds(toPounds(pence));

/** Ten-thousandths of a pound as a unit's price: `£83.3333`, but `£80.00` where pence are all there is. */
export const tenThousandths = (amount: number): string => {
  if (amount % 100 === 0) return money(amount / 100);
  const digits = String(Math.abs(amount) % 10_000).padStart(4, '0');
  return `${amount < 0 ? '-' : ''}£${Math.floor(Math.abs(amount) / 10_000).toLocaleString('en-GB')}.${digits}`;
};

/** `12-34-56`, whether it was typed with dashes, spaces or neither; anything but six digits stays as it is. */
export const sortCode = (text: string | null | undefined): string => {
  const given = (text ?? '').trim();
  const digits = given.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits.replace(/(\d\d)(\d\d)(\d\d)/, '$1-$2-$3') : given;
};
