import { Entity, type EntityItem } from 'electrodb';
import { firmAttribute, firmKey, idAttribute, onTable, service } from '#functions/lib/entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';

const text = { type: 'string', required: true } as const;
const number = { type: 'number', required: true } as const;

/** `coming`: the customer's bank has confirmed, but the money has not arrived. */
export const checkoutStates = ['open', 'coming', 'paid', 'failed', 'expired'] as const;
export type CheckoutState = (typeof checkoutStates)[number];

/** The payment methods of a page. `any`: the customer chooses there. */
export const checkoutWays = ['any', 'card', 'bank'] as const;
export type CheckoutWay = (typeof checkoutWays)[number];

/** A Stripe page that was opened to pay an invoice. */
export const checkoutEntity = new Entity(
  {
    model: { entity: 'checkout', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      invoiceId: idAttribute,
      /** `cs_…`, belonging to the account `acct_…`. */
      session: text,
      account: text,
      pence: number,
      way: { type: checkoutWays, required: true },
      state: { type: checkoutStates, required: true },
      expiresAt: text,
      createdAt: text,
      /** Increases with every stored answer from Stripe, so that an overtaken answer never replaces a newer one. */
      asked: number,
      /** The invoice's `settledCount` when the page was stored; missing if the process died first. */
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

/** Reserves a Stripe payment for one payment of ours. */
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
