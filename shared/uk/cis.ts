import { halfUp, times } from '../rounding.ts';

/** What verification found of a subcontractor. */
export const cisStatuses = ['registered', 'unmatched', 'gross'] as const;
export type CisStatus = (typeof cisStatuses)[number];

/** Deduction in basis points. FA 2004 s.61; SI 2007/46 art 2: 20 % and 30 % since 6 April 2007. */
export const cisRateBp: Record<CisStatus, number> = { registered: 2000, unmatched: 3000, gross: 0 };

/** An invoice under the Construction Industry Scheme, in pence. */
export interface CisInvoice {
  /** All of the invoice without VAT: labour, travel, subsistence, own plant, materials as charged. */
  net: number;
  /** VAT charged; 0 under the reverse charge. */
  vat: number;
  /**
   * What the subcontractor itself paid for materials, consumables, fuel other than for travel, hired plant and making
   * things: at cost, without VAT where it is registered for VAT, with it where it is not (CISR13070). No mark-up.
   */
  excludedCost: number;
  /** Levy of the Construction Industry Training Board that the contract takes off first. */
  citbLevy?: number | undefined;
  status: CisStatus;
}

export interface CisFigures {
  rateBp: number;
  /** Goes on the return and the statement. */
  gross: number;
  excluded: number;
  base: number;
  deduction: number;
  /** What the contractor should pay. */
  expected: number;
}

/**
 * The deduction a contractor should make, in pence. The sources are silent on its rounding: half up, and the statement
 * received is what counts. FA 2004 s.61; CISR61230 (2,567.00 with 367.00 of materials: 440.00 at 20 %).
 */
export const cisFigures = ({ net, vat, excludedCost, citbLevy = 0, status }: CisInvoice): CisFigures => {
  const rateBp = cisRateBp[status];
  const gross = net - citbLevy;
  const base = Math.max(0, gross - excludedCost);
  const deduction = halfUp(times(base, rateBp), 10_000);
  return { rateBp, gross, excluded: excludedCost, base, deduction, expected: gross + vat - deduction };
};

/** Materials as they are excluded, in pence: with VAT at its rate taken out where the supplier is registered for VAT. */
export const materialsCost = (paidWithVat: number, rateBp: number, isRegistered: boolean): number =>
  isRegistered ? paidWithVat - halfUp(times(paidWithVat, rateBp), 10_000 + rateBp) : paidWithVat;

/** Who pays for building work. */
export interface CisPayer {
  kind: 'householder' | 'contractor' | 'public body' | 'business';
  /** Of a business that is no builder, or a public body: pence spent on construction in the last 12 months. */
  spentPence?: number | undefined;
  /** Who does the work and is paid, where that is a public body. */
  to?: 'public body' | undefined;
}

/** FA 2004 s.59(1)(b) to (l): who spends more than £3m on construction in 12 months is a deemed contractor; public bodies too (CISR12050). */
const deemedContractorPence = 300_000_000;

/** CISRegs reg 24ZA: a payment to a public body is no contract payment, from this day by statute and before it by concession (CISR13040). */
const isToPublicBody = ({ to }: CisPayer): boolean => to === 'public body';

/** Whether a payer must deduct under CIS. A private householder never is a contractor. FA 2004 s.59. */
export const cisApplies = (payer: CisPayer): boolean => {
  const { kind, spentPence = 0 } = payer;
  if (kind === 'householder' || isToPublicBody(payer)) return false;
  return kind === 'contractor' || spentPence > deemedContractorPence;
};
