import { balancePence, type Owed } from './ledger.ts';

/** Can somebody be about to pay an invoice on a page of the provider's at an instant, in epoch milliseconds? */
export const isPayable = ({ payingUntil }: { payingUntil?: string | undefined }, now: number): boolean =>
  payingUntil !== undefined && Date.parse(payingUntil) > now;

/** Pence that are owed and not on their way from a bank. */
export const payablePence = (invoice: Owed & { comingPence?: number | undefined }): number =>
  Math.max(0, balancePence(invoice) - (invoice.comingPence ?? 0));
