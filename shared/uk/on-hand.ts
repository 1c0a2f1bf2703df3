import { addMonths, addYears } from '../dates.ts';
import { halfUp, times } from '../rounding.ts';

/**
 * VAT on purchases before a registration: four years back on goods still on hand, six months back on services. VR reg 111(1),
 * (2); VIT32000.
 */
const goodsYears = 4;
const serviceMonths = 6;

/** The earliest purchase date whose VAT a registration can still claim. */
export const onHandFrom = (registeredFrom: string, isGoods: boolean): string =>
  isGoods ? addYears(registeredFrom, -goodsYears) : addMonths(registeredFrom, -serviceMonths);

/** The VAT in pence on the share still on hand, in percent. */
export const onHandClaim = (vat: number, share: number): number => halfUp(times(vat, share), 100);
