import { halfUp, times } from '../rounding.ts';

/** The result of verifying a subcontractor. */
export const cisStatuses = ['registered', 'unmatched', 'gross'] as const;
export type CisStatus = (typeof cisStatuses)[number];

/** Deduction in basis points. FA 2004 s.61; SI 2007/46 art 2: 20 % and 30 % since 6 April 2007. */
export const cisRateBp: Record<CisStatus, number> = { registered: 2000, unmatched: 3000, gross: 0 };

/** An invoice under the Construction Industry Scheme, in pence. */
export interface CisInvoice {
  /** The whole invoice without VAT: labour, travel, subsistence, own plant, and materials as charged. */
  net: number;
  /** VAT charged; 0 under the reverse charge. */
  vat: number;
  /**
   * What the subcontractor itself paid for materials, consumables, fuel other than for travel, hired plant and manufacture: at
   * cost without a mark-up, excluding VAT if it is registered for VAT, including it if not (CISR13070).
   */
  excludedCost: number;
  /** Construction Industry Training Board levy, if the contract deducts it first. */
  citbLevy?: number | undefined;
  status: CisStatus;
}

export interface CisFigures {
  rateBp: number;
  /** The gross amount on the return and the statement. */
  gross: number;
  excluded: number;
  base: number;
  deduction: number;
  /** What the contractor should pay. */
  expected: number;
}

/**
 * The deduction a contractor should make, in pence. No source says how to round it, so we round half up; the statement received
 * is what counts. FA 2004 s.61; CISR61230 (2,567.00 with 367.00 of materials: 440.00 at 20 %).
 */
export const cisFigures = ({ net, vat, excludedCost, citbLevy = 0, status }: CisInvoice): CisFigures => {
  const rateBp = cisRateBp[status];
  const gross = net - citbLevy;
  const base = Math.max(0, gross - excludedCost);
  const deduction = halfUp(times(base, rateBp), 10_000);
  return { rateBp, gross, excluded: excludedCost, base, deduction, expected: gross + vat - deduction };
};

/** The customer who pays for construction work. */
export interface CisPayer {
  kind: 'householder' | 'contractor' | 'public body' | 'business';
  /** For a business outside construction, or a public body: pence spent on construction in the last 12 months. */
  spentPence?: number | undefined;
  /** Set if the one who does the work and is paid is a public body. */
  to?: 'public body' | undefined;
}

/**
 * FA 2004 s.59(1)(b) to (l): anyone spending more than £3m on construction in 12 months is a deemed contractor, including
 * public bodies (CISR12050).
 */
const deemedContractorPence = 300_000_000;

/**
 * CISRegs reg 24ZA: a payment to a public body is not a contract payment, from this day by statute and before it by concession
 * (CISR13040).
 */
const isToPublicBody = ({ to }: CisPayer): boolean => to === 'public body';

/** True if a payer must deduct under CIS. A private householder is never a contractor. FA 2004 s.59. */
export const cisApplies = (payer: CisPayer): boolean => {
  const { kind, spentPence = 0 } = payer;
  if (kind === 'householder' || isToPublicBody(payer)) return false;
  return kind === 'contractor' || spentPence > deemedContractorPence;
};
