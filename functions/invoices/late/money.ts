import type { StoredPayment } from '#functions/payments/entity.ts';
import { shownPayment } from '#functions/payments/read.ts';
import type { StoredInvoice } from '../entity.ts';
import type { shownIssued } from '../issue/read.ts';
import { shownClaimsOf } from './read.ts';
import { debtorOf, lateOf } from './standing.ts';

/** What the law asks of an invoice's client, and its claims. */
export const besideOf = async (invoice: Pick<StoredInvoice, 'userId' | 'clientId' | 'claimIds'>) => {
  const [debtor, claims] = await Promise.all([
    debtorOf(invoice.userId, invoice.clientId),
    shownClaimsOf(invoice),
  ]);
  return { debtor, claims };
};

interface Money {
  payments: StoredPayment[];
  beside: Awaited<ReturnType<typeof besideOf>>;
  issued: Partial<ReturnType<typeof shownIssued>> | undefined;
}

/** What a reply says of an invoice beside itself: the payments, and what its lateness comes to. */
export const moneyOf = async (invoice: StoredInvoice, { payments, beside, issued }: Money) => {
  const late = await lateOf(invoice, { ...beside.debtor, payments, ...issued });
  return { payments: payments.map(shownPayment), ...(late && { late }), claims: beside.claims };
};
