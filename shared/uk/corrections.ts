import { addDays, addMonths, latest } from '../dates.ts';
import { cashVatDue } from './schemes.ts';

/** Corrections of issued documents: a document never changes, it is corrected by a credit note or a further invoice. */

/** VR reg 15C: 14 days, starting with the day the price fell or rose. */
const correctionDays = 14;

/**
 * The last day for the credit note (or the debit note, if the price rose). If the price was already paid, it falls when the
 * money is refunded (VR reg 24A).
 */
export const correctionBy = (changedOn: string, refundedOn?: string | null): string =>
  addDays(refundedOn ?? changedOn, correctionDays - 1);

/**
 * VATA 1994 s.36; Notice 700/18: a bad debt is no reason for a credit note; relief is available this many months after the
 * later of due date and supply.
 */
const badDebtMonths = 6;

/** The first day on which bad debt relief can be claimed. */
export const badDebtReliefFrom = (due: string, supplied: string): string =>
  addMonths(latest(due, supplied) ?? due, badDebtMonths);

/** Notice 700/18 §1.4: relief must be claimed within 4 years and 6 months of the later of due date and supply. */
const badDebtClaimMonths = 54;

/** The last day on which it can be claimed. */
export const badDebtReliefUntil = (due: string, supplied: string): string =>
  addMonths(latest(due, supplied) ?? due, badDebtClaimMonths);

/** The VAT in the unpaid part of an invoice, in pence: the same proportion of the VAT charged. Notice 700/18. */
export const badDebtVat = (invoice: { total: number; vat: number }, unpaid: number): number =>
  unpaid <= 0 ? 0 : cashVatDue(invoice, unpaid);
