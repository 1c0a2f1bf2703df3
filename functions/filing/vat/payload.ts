import type { FilingReturn } from '#shared/filing/vat.ts';
import { toPounds } from '#shared/money.ts';
import type { VatPayload } from './entity.ts';

export interface BoxesInPence {
  box1: number;
  box4: number;
  box6: number;
  box7: number;
}

/** In pounds, as HMRC requires; never -0. */
const pounds = (pence: number): number => toPounds(pence) || 0;

/** Whole pounds, with the pence dropped. VAT Notice 700/12, section 3. */
const wholePounds = (pence: number): number => Math.trunc(pence / 100) || 0;

/** The payload of a return. Boxes 2, 8 and 9 concern only Northern Ireland and the EU. */
export const payloadOf = (periodKey: string, { box1, box4, box6, box7 }: BoxesInPence): VatPayload => ({
  periodKey,
  vatDueSales: pounds(box1),
  vatDueAcquisitions: 0,
  totalVatDue: pounds(box1),
  vatReclaimedCurrPeriod: pounds(box4),
  netVatDue: pounds(Math.abs(box1 - box4)),
  totalValueSalesExVAT: wholePounds(box6),
  totalValuePurchasesExVAT: wholePounds(box7),
  totalValueGoodsSuppliedExVAT: 0,
  totalAcquisitionsExVAT: 0,
  finalised: true,
});

const figures = [
  'vatDueSales',
  'vatDueAcquisitions',
  'totalVatDue',
  'vatReclaimedCurrPeriod',
  'netVatDue',
  'totalValueSalesExVAT',
  'totalValuePurchasesExVAT',
  'totalValueGoodsSuppliedExVAT',
  'totalAcquisitionsExVAT',
] as const;

export type NineFigures = Pick<VatPayload, (typeof figures)[number]>;

/** True if HMRC has the nine figures that were sent. */
export const isSame = (ours: NineFigures, theirs: NineFigures): boolean =>
  figures.every((name) => ours[name] === theirs[name]);

/** HMRC's figures as boxes. */
export const boxesOf = (of: NineFigures) => ({
  box1: of.vatDueSales,
  box2: of.vatDueAcquisitions,
  box3: of.totalVatDue,
  box4: of.vatReclaimedCurrPeriod,
  box5: of.netVatDue,
  box6: of.totalValueSalesExVAT,
  box7: of.totalValuePurchasesExVAT,
  box8: of.totalValueGoodsSuppliedExVAT,
  box9: of.totalAcquisitionsExVAT,
});

/** Whether a return is a payment, a refund or nil. */
export const outcomeOf = ({ totalVatDue, vatReclaimedCurrPeriod }: NineFigures): FilingReturn['outcome'] => {
  if (totalVatDue === vatReclaimedCurrPeriod) return 'nil';
  return totalVatDue > vatReclaimedCurrPeriod ? 'pay' : 'reclaim';
};
