import { halfUp, times } from '../rounding.ts';

/** A fact that may not be known yet. */
export type Known = boolean | 'unknown';

/** What determines who accounts for the VAT on a building service (VATA s.55A; SI 2019/892, "RCO"). */
export interface ReverseChargeFacts {
  /** The day of supply, which is the tax point. */
  supplyDate: string;
  supplierRegistered: boolean;
  /** Basis points; 0 for both zero-rated and exempt. */
  rateBp: number;
  /** RCO art 5, or an art 6 item within one supply with art 5 work (art 7). */
  construction: Known;
  /** Staff supplied by an employment business, who work under the customer's direction. */
  staffSupply: Known;
  customerRegistered: Known;
  /** The customer must report the payment on a CIS return; gross payment status makes no difference (CISRegs reg 4(3)). */
  reportableUnderCis: Known;
  /** The day of the written end-user or intermediary confirmation; verbal ones don't count (RCO art 8(1A)). */
  confirmedOn?: string | null | undefined;
  /** The confirmation is part of the written contract, whenever it was made. */
  confirmedInContract?: boolean | undefined;
  /** The reverse charge applied to this customer on this site before, and both agree to continue (RCO art 8(2)). */
  earlierAndAgreed?: boolean | undefined;
  /** The specified services in the supply, and the whole supply, in pence; left out if they are the same. */
  share?: { specified: number; whole: number } | undefined;
}

export type ReverseChargeOutcome = 'REVERSE_CHARGE' | 'NORMAL_VAT' | 'NO_VAT' | 'ASK';

/** RCO as delayed by SI 2020/578 art 2: supplies from this day. */
export const reverseChargeFrom = '2021-03-01';

/** HMRC's technical guide: specified services of up to this share of the supply (basis points) are disregarded. */
const disregardBp = 500;

const isDisregarded = ({ share }: ReverseChargeFacts): boolean =>
  share !== undefined && times(share.specified, 10_000) <= times(share.whole, disregardBp);

const isConfirmed = ({ confirmedOn, confirmedInContract, supplyDate }: ReverseChargeFacts): boolean =>
  Boolean(confirmedInContract) || Boolean(confirmedOn && confirmedOn <= supplyDate);

/** The decision table; the first match wins. */
const rows: readonly [(facts: ReverseChargeFacts) => boolean, ReverseChargeOutcome][] = [
  // VATREVCON45000
  [({ supplierRegistered }) => !supplierRegistered, 'NO_VAT'],
  [({ supplyDate }) => supplyDate < reverseChargeFrom, 'NORMAL_VAT'],
  // VATREVCON45000
  [({ rateBp }) => rateBp === 0, 'NORMAL_VAT'],
  // RCO art 4 to 7
  [({ construction }) => construction === false, 'NORMAL_VAT'],
  // VATREVCON45000
  [({ staffSupply }) => staffSupply === true, 'NORMAL_VAT'],
  [({ customerRegistered }) => customerRegistered === false, 'NORMAL_VAT'],
  // RCO art 8(2)
  [({ earlierAndAgreed }) => earlierAndAgreed === true, 'REVERSE_CHARGE'],
  // RCO art 8(1)(a)
  [({ reportableUnderCis }) => reportableUnderCis === false, 'NORMAL_VAT'],
  // RCO art 8(1)(b), (1A)
  [isConfirmed, 'NORMAL_VAT'],
  [isDisregarded, 'NORMAL_VAT'],
  [
    (facts) =>
      [facts.customerRegistered, facts.reportableUnderCis, facts.construction, facts.staffSupply].includes(
        'unknown',
      ),
    'ASK',
  ],
];

/** Who accounts for the VAT: `ASK` if a fact that matters is unknown. The result applies to the whole supply, including materials. */
export const reverseChargeOutcome = (facts: ReverseChargeFacts): ReverseChargeOutcome =>
  rows.find(([test]) => test(facts))?.[1] ?? 'REVERSE_CHARGE';

/** The effect of a supply on both VAT returns. */
export interface ReverseChargeEffect {
  /** What the customer pays, before CIS; null if the outcome is `ASK`. */
  payable: number | null;
  /** The VAT the customer accounts for, which is in no total. */
  notional: number;
  supplier: { box1: number; box6: number };
  customer: { box1: number; box4: number; box7: number };
}

/** The effect on the invoice and both VAT returns. Sources: VATREVCON37100; RCO art 9. */
export const reverseChargeEffect = (
  outcome: ReverseChargeOutcome,
  netPence: number,
  rateBp: number,
): ReverseChargeEffect => {
  const vat = halfUp(times(netPence, rateBp), 10_000);
  const charged = outcome === 'NORMAL_VAT' ? vat : 0;
  const notional = outcome === 'REVERSE_CHARGE' ? vat : 0;
  const isVatSupply = outcome === 'NORMAL_VAT' || outcome === 'REVERSE_CHARGE';
  return {
    payable: outcome === 'ASK' ? null : netPence + charged,
    notional,
    supplier: { box1: charged, box6: isVatSupply ? netPence : 0 },
    customer: { box1: notional, box4: notional + charged, box7: isVatSupply ? netPence : 0 },
  };
};

/** The wording on the invoice; HMRC allows three, and ours tells the customer what to do. VATREVCON37100. */
export const reverseChargeWords = 'Reverse charge: Customer to pay the VAT to HMRC';

/** True if a text contains the reference that VR reg 14(1)(o) requires. */
export const hasReverseChargeWords = (text: string): boolean => /reverse\s+charge/i.test(text);
