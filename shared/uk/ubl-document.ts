/** The parts of a UBL document that its rules check. Money in pence; an element that isn't written is left out or null. */
export interface UblParty {
  endpoint?: string | null | undefined;
  name?: string | null | undefined;
  hasAddress?: boolean | undefined;
  country?: string | null | undefined;
  vatId?: string | null | undefined;
  legalId?: string | null | undefined;
  /** The buyer's number for the seller. */
  partyId?: string | null | undefined;
}

export interface UblTax {
  category: string;
  percent?: number | null | undefined;
  reason?: string | null | undefined;
  reasonCode?: string | null | undefined;
}

export interface UblSubtotal extends UblTax {
  taxable: number;
  tax: number;
}

export interface UblLine extends UblTax {
  id?: string | null | undefined;
  /** Thousandths. */
  quantity?: number | null | undefined;
  unit?: string | null | undefined;
  net?: number | null | undefined;
  name?: string | null | undefined;
  /** Ten-thousandths of a pound. */
  price?: number | null | undefined;
  /** Deducted from the line. */
  allowance?: number | undefined;
}

export interface UblAllowance {
  amount: number;
  category?: string | null | undefined;
  reason?: string | null | undefined;
  base?: number | null | undefined;
  percent?: number | null | undefined;
}

export interface UblDocument {
  id?: string | null | undefined;
  issueDate?: string | null | undefined;
  dueDate?: string | null | undefined;
  paymentTerms?: string | null | undefined;
  type?: number | null | undefined;
  currency?: string | null | undefined;
  taxCurrency?: string | null | undefined;
  customization?: string | null | undefined;
  profile?: string | null | undefined;
  buyerReference?: string | null | undefined;
  orderReference?: string | null | undefined;
  notes: number;
  seller: UblParty;
  buyer: UblParty;
  lines: readonly UblLine[];
  allowances: readonly UblAllowance[];
  /** One tax total is written per entry. */
  taxTotals: readonly (readonly UblSubtotal[])[];
  taxTotal: number;
  lineExtension: number;
  allowanceTotal: number;
  taxExclusive: number;
  taxInclusive: number;
  prepaid: number;
  rounding: number;
  payable: number;
  paymentMeans?: number | null | undefined;
  account?: string | null | undefined;
}

/** A rule of EN 16931 or Peppol: its id, and whether a document satisfies it. */
export type UblRule = readonly [id: string, holds: (document: UblDocument) => boolean];
