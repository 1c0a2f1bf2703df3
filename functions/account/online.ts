import { checkoutEntity } from '#functions/ledger/checkout-entity.ts';
import { readConnect } from '#functions/payments/connect/entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { toPounds } from '#shared/money.ts';

/** A firm's online payment account, and the payment pages opened for its invoices. */
export const onlineRecords = async (firmId: FirmId): Promise<Record<string, object[]>> => {
  const [connect, { data: pages }] = await Promise.all([
    readConnect(firmId),
    checkoutEntity.query.byInvoice({ firmId }).go({ pages: 'all', consistent: true }),
  ]);
  const { account, formerAccounts = [], cards, bank, partPayments, createdAt } = connect ?? {};
  return {
    'stripe-account': connect
      ? [{ account, formerAccounts: formerAccounts.join(' '), cards, bank, partPayments, createdAt }]
      : [],
    'payment-pages': pages.map(({ invoiceId, session, pence, way, state, createdAt: at, expiresAt }) => ({
      ...{ invoiceId, session, amount: toPounds(pence), way, state, createdAt: at, expiresAt },
    })),
  };
};
