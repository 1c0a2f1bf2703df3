import { clientEntity } from '#functions/clients/entity.ts';
import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import type { StoredPayment } from '#functions/ledger/payment-entity.ts';
import { type Posted, post } from '#functions/letters/post.ts';
import { traderAddress } from '#functions/letters/trader-address.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';

interface Came {
  invoice: StoredInvoice;
  before: StoredPayment | undefined;
  after: StoredPayment;
}

const kindsOf = ({ before, after }: Came): ('payment_receipt' | 'payment_told' | 'payment_disputed')[] => {
  if (!before) return ['payment_receipt', 'payment_told'];
  return after.dispute && after.dispute.status !== before.dispute?.status ? ['payment_disputed'] : [];
};

const customerAddress = async ({ firmId, clientId }: StoredInvoice): Promise<string | undefined> => {
  const { data } = await clientEntity.get({ firmId, id: clientId }).go({ consistent: true });
  return data && !data.mailTrouble ? data.email : undefined;
};

/** The emails about a payment, for its transaction: a receipt to the customer, a message to the trader. */
export const lettersOf = async (firm: StoredFirm, came: Came): Promise<Posted> => {
  const { id: documentId, firmId } = came.invoice;
  const letters = await Promise.all(
    kindsOf(came).map(async (kind) => {
      const to = kind === 'payment_receipt' ? await customerAddress(came.invoice) : traderAddress(firm);
      return to ? [post({ firmId, kind, documentId, version: came.after.id, to })] : [];
    }),
  );
  const posted = letters.flat();
  return {
    writes: posted.flatMap(({ writes }) => writes),
    deliver: async () => {
      await Promise.all(posted.map(({ deliver }) => deliver()));
    },
  };
};
