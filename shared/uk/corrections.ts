import { addDays, addMonths, latest } from '../dates.ts';
import { cashVatDue } from './schemes.ts';

/** Putting issued documents right: they never change; a credit note or a further invoice does it. */

/** VR reg 15C: 14 days beginning with the day the price fell or rose. */
const correctionDays = 14;

/**
 * The last day for the credit note (or, where the price rose, the debit note). A price that was paid already falls when
 * the money goes back (VR reg 24A).
 */
export const correctionBy = (changedOn: string, refundedOn?: string | null): string =>
  addDays(refundedOn ?? changedOn, correctionDays - 1);

/** VATA 1994 s.36; Notice 700/18: a bad debt is no credit note; relief comes months after the later of due day and supply. */
const badDebtMonths = 6;

/** The first day on which relief for a bad debt may be claimed. */
export const badDebtReliefFrom = (due: string, supplied: string): string =>
  addMonths(latest(due, supplied) ?? due, badDebtMonths);

/** Notice 700/18 §1.4: relief is claimed within 4 years and 6 months of the later of due day and supply. */
const badDebtClaimMonths = 54;

/** The last day on which it may be claimed. */
export const badDebtReliefUntil = (due: string, supplied: string): string =>
  addMonths(latest(due, supplied) ?? due, badDebtClaimMonths);

/** The VAT in what is unpaid of an invoice, in pence: its part of what was charged with VAT. Notice 700/18. */
export const badDebtVat = (invoice: { total: number; vat: number }, unpaid: number): number =>
  unpaid <= 0 ? 0 : cashVatDue(invoice, unpaid);
