import { addDays, earliest } from '../dates.ts';

/** The facts of a supply. Dates are `YYYY-MM-DD`; a date still to come is left out or null. */
export interface Supply {
  completed?: string | null | undefined;
  /** The day the VAT invoice was issued. A pro-forma, a quote or an order isn't one (VATREC9000). */
  vatInvoice?: string | null | undefined;
  /** The day of payment. */
  paid?: string | null | undefined;
  /**
   * `single`: one payment after completion (VATA s.6). `periodic`: a building contract with two or more agreed payments, for
   * which a deposit and a balance are enough (VR reg 93; VATTOS9110). `retention`: the part retained in a single-payment
   * contract (VR reg 89). `continuing`: an ongoing service such as a maintenance plan (VR reg 90).
   */
  terms?: 'single' | 'periodic' | 'retention' | 'continuing' | undefined;
}

/** VATA 1994 s.6(5): an invoice within this many days after the basic tax point moves the tax point to its own day. */
const invoiceDays = 14;

/** VR reg 13(5): a VAT invoice must be issued within this many days of the tax point. */
const issueDays = 30;

/**
 * VATA 1994 s.6(4), (5): the earlier of invoice and payment, if before completion; otherwise an invoice within 14 days;
 * otherwise completion.
 */
const singleTaxPoint = ({ completed, vatInvoice, paid }: Supply): string | null => {
  const first = earliest(vatInvoice, paid);
  if (!completed || (first && first < completed)) return first;
  const isInTime = vatInvoice && vatInvoice <= addDays(completed, invoiceDays);
  return isInTime ? vatInvoice : completed;
};

/**
 * The tax point of a supply, or of the part that was invoiced or paid early; null if there is none yet. Whether a contract is
 * periodic decides between VR reg 93 and VATA s.6: under reg 93 completion creates no tax point.
 */
export const taxPointOf = (supply: Supply): string | null =>
  (supply.terms ?? 'single') === 'single' ? singleTaxPoint(supply) : earliest(supply.vatInvoice, supply.paid);

/** A payment or an invoice before completion, in pence. */
export interface Part {
  on: string;
  pence: number;
}

/**
 * The tax points of a supply paid or invoiced in parts, in pence: each part before the basic tax point on its own day, the
 * remainder as for a whole supply (VATTOS3600). `rest` is the supply without those parts.
 */
export const taxPointsOf = (parts: readonly Part[], totalPence: number, rest: Supply): Part[] => {
  const isSingle = (rest.terms ?? 'single') === 'single';
  const early = parts.filter(({ on }) => !isSingle || !rest.completed || on < rest.completed);
  const left = totalPence - early.reduce((sum, { pence }) => sum + pence, 0);
  const on = left > 0 ? taxPointOf(rest) : null;
  return [...early, ...(on ? [{ on, pence: left }] : [])];
};

/** The last day to issue the VAT invoice; null for an unregistered customer, who needn't get one. VR reg 13(1), (5). */
export const vatInvoiceDueBy = (taxPoint: string, isCustomerRegistered: boolean): string | null =>
  isCustomerRegistered ? addDays(taxPoint, issueDays) : null;

/**
 * Revenue and Customs Brief 13 (2018): from this day a deposit that is kept although the work is never done stays taxable;
 * before, it was outside the scope of VAT.
 */
const keptDepositsTaxedFrom = '2019-03-01';

/** What happens to a deposit's VAT (in pence) if the work is never done. */
export const unusedDeposit = (
  vatPence: number,
  receivedOn: string,
  end: 'kept' | 'refunded',
): { vatDue: number; creditNote: boolean } => {
  const isTaxed = end === 'kept' && receivedOn >= keptDepositsTaxedFrom;
  return { vatDue: isTaxed ? vatPence : 0, creditNote: !isTaxed && vatPence > 0 };
};
