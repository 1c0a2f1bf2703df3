import { Entity, type EntityItem } from 'electrodb';
import { firmAttribute, firmKey, idAttribute, onTable, service } from '#functions/lib/entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';

const text = { type: 'string', required: true } as const;
const number = { type: 'number', required: true } as const;

/** `coming`: the customer's bank has said yes and the money is not there. */
export const checkoutStates = ['open', 'coming', 'paid', 'failed', 'expired'] as const;
export type CheckoutState = (typeof checkoutStates)[number];

/** What a page of the provider's takes. `any`: the customer chooses there. */
export const checkoutWays = ['any', 'card', 'bank'] as const;
export type CheckoutWay = (typeof checkoutWays)[number];

/** A page of the provider's that was opened to pay an invoice. */
export const checkoutEntity = new Entity(
  {
    model: { entity: 'checkout', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      invoiceId: idAttribute,
      /** `cs_…`, of the account `acct_…`. */
      session: text,
      account: text,
      pence: number,
      way: { type: checkoutWays, required: true },
      state: { type: checkoutStates, required: true },
      expiresAt: text,
      createdAt: text,
      /** Grows with every answer of the provider that was kept, so that an overtaken one replaces none. */
      asked: number,
      /** The invoice's count when the page was written down with it; missing where whoever made it died before. */
      settledCount: { type: 'number' },
    },
    indexes: {
      byInvoice: {
        pk: firmKey,
        sk: {
          field: 'sk',
          composite: ['invoiceId', 'session'],
          template: 'checkout#${invoiceId}#${session}',
          casing: 'none',
        },
      },
    },
  },
  onTable,
);
export type StoredCheckout = EntityItem<typeof checkoutEntity>;

/** Holds a payment of the provider's for one payment of ours. */
export const intentGuard = new Entity(
  {
    model: { entity: 'paymentIntent', version: '1', service },
    attributes: { firmId: firmAttribute, intent: text, invoiceId: number, paymentId: number },
    indexes: {
      byIntent: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['intent'], template: 'paymentIntent#${intent}', casing: 'none' },
      },
    },
  },
  onTable,
);

/** The pages of an invoice, newest first. */
export const checkoutsOf = async (firmId: FirmId, invoiceId: number): Promise<StoredCheckout[]> => {
  const { data } = await checkoutEntity.query.byInvoice({ firmId, invoiceId }).go({
    pages: 'all',
    consistent: true,
  });
  return data.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
};

export const isOpen = ({ state, expiresAt }: StoredCheckout): boolean =>
  state === 'open' && Date.parse(expiresAt) > Date.now();
