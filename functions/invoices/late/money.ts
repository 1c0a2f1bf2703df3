import { type paymentsOf, shownPayment } from '#functions/payments/read.ts';
import type { shownIssued } from '../issue/read.ts';
import type { StoredInvoice } from '../joined.ts';
import { shownClaimsOf } from './read.ts';
import { clientKind, lateOf } from './standing.ts';

type StoredPayment = Awaited<ReturnType<typeof paymentsOf>>[number];

/** What a reply says of an invoice beside itself: the payments, and what its lateness comes to. */
export const moneyOf = async (
  invoice: StoredInvoice,
  payments: StoredPayment[],
  issued: ReturnType<typeof shownIssued> | undefined,
) => {
  const [kind, claims] = await Promise.all([
    clientKind(invoice.userId, invoice.clientId),
    shownClaimsOf(invoice),
  ]);
  const late = await lateOf(invoice, { kind, payments, ...issued });
  return { payments: payments.map(shownPayment), ...(late && { late }), claims };
};
