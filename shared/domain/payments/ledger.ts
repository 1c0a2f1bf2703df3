import { londonDate } from '../../dates.ts';
import type { InvoiceStatus } from '../../invoices/status.ts';
import { toPence, toPounds } from '../../money.ts';

declare const isSum: unique symbol;

/**
 * Pence received less refunds, by day (`YYYY-MM-DD`, Europe/London), or by month on an invoice from before days were stored. The
 * type is branded so that only these rules can produce one: no other code can store a total that differs from the payments.
 */
export type Received = Readonly<Record<string, number>> & { readonly [isSum]: true };

/** Brands a map of days as the sum of payments. */
export const asReceived = (days: Record<string, number>): Received => days as Received;

/** The fields of a stored invoice that its balance depends on. Amounts are pounds, but `received` is pence. */
export interface Owed {
  amount: number;
  status: InvoiceStatus;
  paidAt?: string | undefined;
  credited?: number | undefined;
  /** Void: nothing is owed, and nobody paid it. */
  voidedAt?: string | undefined;
  /** Missing on invoices from before the ledger, until they get a payment or their amount changes. */
  received?: Received | undefined;
}

/** What was received for an invoice. One from before the ledger was received in full when it was marked paid. */
export const receivedOf = ({ received, status, paidAt, amount }: Owed): Received => {
  if (received) return received;
  const isWhole = status === 'paid' && paidAt;
  return asReceived(isWhole ? { [londonDate(paidAt)]: toPence(amount) } : {});
};

/** The total received for an invoice, in pence. Lists call this for every row, so it does not compute the day. */
export const receivedPence = ({ received, status, paidAt, amount }: Owed): number => {
  if (received) return Object.values(received).reduce((sum, pence) => sum + pence, 0);
  return status === 'paid' && paidAt ? toPence(amount) : 0;
};

const creditedPence = ({ credited = 0 }: Pick<Owed, 'credited'>): number => toPence(credited);

const chargedPence = ({ voidedAt, amount }: Owed): number => (voidedAt ? 0 : toPence(amount));

/** Pence still owed; negative if overpaid. */
const owedPence = (invoice: Owed): number =>
  chargedPence(invoice) - creditedPence(invoice) - receivedPence(invoice);

/** Pence still owed, never negative. */
export const balancePence = (invoice: Owed): number => Math.max(0, owedPence(invoice));

/** An invoice's balance in pounds, as every reply shows it. */
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
 * Whether an invoice is paid, and since when, from what is owed. `invoice` is the version to be stored, with its old or requested
 * status; `at` is when it was paid, if it is. An invoice that is void or fully credited has no paid date.
 */
export const settled = (invoice: Owed, at: string): { status: InvoiceStatus; paidAt: string | null } => {
  if (owedPence(invoice) > 0)
    return { status: invoice.status === 'overdue' ? 'overdue' : 'unpaid', paidAt: null };
  return { status: 'paid', paidAt: isUnpaid(invoice) ? null : (invoice.paidAt ?? at) };
};
