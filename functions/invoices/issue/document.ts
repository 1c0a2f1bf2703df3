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

/** The seller at the time of issue. Bank details and tax reference stay encrypted in `business`. */
export type IssuedSeller = Pick<StoredFirm, 'firmId' | 'email' | 'firstName' | 'lastName' | 'business'>;

export type IssuedBuyer = Pick<
  StoredClient,
  'id' | 'name' | 'email' | 'phone' | 'address' | 'kind' | 'vatNumber' | 'cisContractor' | 'endUserStatement'
>;

/** What was sold, the prices and the totals. */
export interface IssuedFigures {
  lines: Line[];
  pricesInclude: PriceMode;
  discount?: Discount | null | undefined;
  taxPoint: string;
  sums: Sums;
  reverseCharge?: ReverseChargeAnswers | null | undefined;
}

/**
 * Everything an issued invoice says, and the evidence for its VAT treatment. Money is in pounds, dates are `YYYY-MM-DD`. The PDF
 * is rendered from this alone, so later changes to the records never change it.
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
    /** The address of the job's property. */
    site?: string | null | undefined;
  };
  notes?: string | null | undefined;
  reverseChargeOutcome: ReverseChargeOutcome;
  cis?: CisExpectation | null | undefined;
}

/** The seller as the document stores it. */
export const sellerOf = ({ firmId, email, firstName, lastName, business = {} }: StoredFirm): IssuedSeller => {
  const { updatedAt, bankHolidays, paymentTermsDays, quoteValidDays, quoteTerms, ...printed } = business;
  return { firmId, email, firstName, lastName, business: printed };
};

/** The client as the document stores them, with what decided the VAT. */
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
