import { formatPounds, toPounds } from '#shared/money.ts';

/** Integer pence as people read them: `£1,234.50`. */
export const money = (pence: number): string => formatPounds(toPounds(pence));

/** `12-34-56`, whether it was typed with dashes, spaces or neither; anything but six digits stays as it is. */
export const sortCode = (text: string | null | undefined): string => {
  const given = (text ?? '').trim();
  const digits = given.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits.replace(/(\d\d)(\d\d)(\d\d)/, '$1-$2-$3') : given;
};
