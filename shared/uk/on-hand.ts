import { addMonths, addYears } from '../dates.ts';
import { halfUp, times } from '../rounding.ts';

/**
 * VAT on what was bought before a registration: on goods that are still on hand, for four years back, on services for six months. VR reg
 * 111(1), (2); VIT32000.
 */
const goodsYears = 4;
const serviceMonths = 6;

/** The first day of purchases whose VAT a registration from a day on still claims. */
export const onHandFrom = (registeredFrom: string, isGoods: boolean): string =>
  isGoods ? addYears(registeredFrom, -goodsYears) : addMonths(registeredFrom, -serviceMonths);

/** The VAT of the part that is still on hand, in percent, in pence. */
export const onHandClaim = (vat: number, share: number): number => halfUp(times(vat, share), 100);
