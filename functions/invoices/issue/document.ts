import type { EntityItem } from 'electrodb';
import type { clientEntity } from '#functions/clients/entity.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { CisExpectation } from '#shared/invoices/cis-expectation.ts';
import type { ReverseChargeAnswers } from '#shared/invoices/reverse-charge-answers.ts';
import type { Discount, PriceMode } from '#shared/lines/document.ts';
import type { Line } from '#shared/lines/line.ts';
import type { Sums } from '#shared/lines/shown.ts';
import type { ReverseChargeOutcome } from '#shared/uk/reverse-charge.ts';

export type StoredClient = EntityItem<typeof clientEntity>;

/** Who issued it, as they were then. Bank details and tax reference stay sealed in `business`. */
export type IssuedSeller = Pick<StoredFirm, 'firmId' | 'email' | 'firstName' | 'lastName' | 'business'>;

export type IssuedBuyer = Pick<
  StoredClient,
  'id' | 'name' | 'email' | 'phone' | 'address' | 'kind' | 'vatNumber' | 'cisContractor' | 'endUserStatement'
>;

/** What was sold, at what price, and what it comes to. */
export interface IssuedFigures {
  lines: Line[];
  pricesInclude: PriceMode;
  discount?: Discount | null | undefined;
  taxPoint: string;
  sums: Sums;
  reverseCharge?: ReverseChargeAnswers | null | undefined;
}

/**
 * All that an issued invoice says, and the evidence for how it was taxed. Money is pounds, dates are `YYYY-MM-DD`. Paper is made
 * from this alone, so that it never changes with the records that it was made of.
 */
export interface IssuedInvoice extends IssuedFigures {
  version: 1;
  kind: 'invoice';
  number: string;
  issuedAt: string;
  dueDate: string;
  seller: IssuedSeller;
  buyer: IssuedBuyer;
  job?: { id: number; title: string } | null | undefined;
  work: {
    description?: string | null | undefined;
    startDate?: string | null | undefined;
    endDate?: string | null | undefined;
    location?: string | null | undefined;
    /** The address of the property that its job was at. */
    site?: string | null | undefined;
  };
  notes?: string | null | undefined;
  reverseChargeOutcome: ReverseChargeOutcome;
  cis?: CisExpectation | null | undefined;
}

/** The seller as the document keeps it. */
export const sellerOf = ({ firmId, email, firstName, lastName, business = {} }: StoredFirm): IssuedSeller => {
  const { updatedAt, bankHolidays, paymentTermsDays, quoteValidDays, quoteTerms, ...printed } = business;
  return { firmId, email, firstName, lastName, business: printed };
};

/** The client as the document keeps it, with what decided about VAT. */
export const buyerOf = ({
  id,
  name,
  email,
  phone,
  address,
  kind,
  vatNumber,
  cisContractor,
  endUserStatement,
}: StoredClient): IssuedBuyer => ({
  id,
  name,
  email,
  phone,
  address,
  kind,
  vatNumber,
  cisContractor,
  endUserStatement,
});
