import { balancePence, type Owed } from './ledger.ts';

/** True if a customer may have a payment page for this invoice open at an instant, in epoch milliseconds. */
export const isPayable = ({ payingUntil }: { payingUntil?: string | undefined }, now: number): boolean =>
  payingUntil !== undefined && Date.parse(payingUntil) > now;

/** Pence owed, less bank payments on their way. */
export const payablePence = (invoice: Owed & { comingPence?: number | undefined }): number =>
  Math.max(0, balancePence(invoice) - (invoice.comingPence ?? 0));
