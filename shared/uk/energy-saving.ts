const [zeroFrom, zeroUntil] = ['2022-05-01', '2027-03-31'];

/**
 * The VAT rate in basis points for installing energy-saving materials in homes and charity buildings: zero for five years, and 5 %
 * before and after. Notice 708/6.
 */
export const energySavingRateBp = (taxPoint: string): number =>
  taxPoint >= zeroFrom && taxPoint <= zeroUntil ? 0 : 500;
