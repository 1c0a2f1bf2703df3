import { londonDate } from '../../dates.ts';
import type { InvoiceStatus } from '../../invoices/status.ts';
import { toPence, toPounds } from '../../money.ts';

declare const isSum: unique symbol;

/**
 * Pence that came in less what went back, by day (`YYYY-MM-DD`, Europe/London), or by month on an invoice from before days were
 * kept. Only these rules make one, so that no other code can write to an invoice what its payments do not come to.
 */
export type Received = Readonly<Record<string, number>> & { readonly [isSum]: true };

/** A map of days as the sum of payments that it is. */
export const asReceived = (days: Record<string, number>): Received => days as Received;

/** What of a kept invoice says how it stands. Amounts are pounds, but `received` is pence. */
export interface Owed {
  amount: number;
  status: InvoiceStatus;
  paidAt?: string | undefined;
  credited?: number | undefined;
  /** Nothing is owed of an invoice that was made void, and nobody paid it. */
  voidedAt?: string | undefined;
  /** Missing on an invoice from before there was a ledger, until something is paid for it or its amount changes. */
  received?: Received | undefined;
}

/** What came in for an invoice. One from before the ledger came in whole when it was marked paid. */
export const receivedOf = ({ received, status, paidAt, amount }: Owed): Received => {
  if (received) return received;
  const isWhole = status === 'paid' && paidAt;
  return asReceived(isWhole ? { [londonDate(paidAt)]: toPence(amount) } : {});
};

/** Pence that came in for an invoice, all told. Lists ask this of every row, so it does not look for the day. */
export const receivedPence = ({ received, status, paidAt, amount }: Owed): number => {
  if (received) return Object.values(received).reduce((sum, pence) => sum + pence, 0);
  return status === 'paid' && paidAt ? toPence(amount) : 0;
};

const creditedPence = ({ credited = 0 }: Pick<Owed, 'credited'>): number => toPence(credited);

const chargedPence = ({ voidedAt, amount }: Owed): number => (voidedAt ? 0 : toPence(amount));

/** Pence still owed; negative where more came in. */
const owedPence = (invoice: Owed): number =>
  chargedPence(invoice) - creditedPence(invoice) - receivedPence(invoice);

/** Pence still owed, never negative. */
export const balancePence = (invoice: Owed): number => Math.max(0, owedPence(invoice));

/** How an invoice stands, in pounds, as every reply shows it. */
export const standingOf = (invoice: Owed) => {
  const [paid, credited] = [receivedPence(invoice), creditedPence(invoice)];
  const owed = chargedPence(invoice) - credited - paid;
  return {
    paid: toPounds(paid),
    credited: toPounds(credited),
    balance: toPounds(Math.max(0, owed)),
    overpaid: toPounds(Math.max(0, -owed)),
  };
};

const isFullyCredited = (invoice: Owed): boolean =>
  creditedPence(invoice) > 0 && creditedPence(invoice) >= toPence(invoice.amount);

const isUnpaid = (invoice: Owed): boolean => Boolean(invoice.voidedAt) || isFullyCredited(invoice);

/**
 * Whether an invoice is paid, and since when: both follow from what is owed. `invoice` is as it will be kept, with the
 * status it had before or was asked to have; `at` is when it would have become paid. Credited in full or void, nobody paid it.
 */
export const settled = (invoice: Owed, at: string): { status: InvoiceStatus; paidAt: string | null } => {
  if (owedPence(invoice) > 0)
    return { status: invoice.status === 'overdue' ? 'overdue' : 'unpaid', paidAt: null };
  return { status: 'paid', paidAt: isUnpaid(invoice) ? null : (invoice.paidAt ?? at) };
};
