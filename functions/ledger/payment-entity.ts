import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import {
  firmKey,
  idAttribute,
  keptAttributes,
  moneyAttribute,
  onTable,
  service,
  text,
} from '#functions/lib/entity.ts';
import { paymentMethods } from '#shared/payments/methods.ts';

/** Money given back. It stays with its payment, so that the payment's whole state is always in one place. */
export interface Refund {
  id: number;
  pence: number;
  /** `YYYY-MM-DD`. */
  on: string;
  /** The provider's name of it: `re_…`. */
  at?: string;
}

/** The customer's bank asks for the money back. */
export interface Dispute {
  /** `du_…` */
  at: string;
  /** As the provider has it. */
  status: string;
  /** What it is about, and what has left the trader's money for it. */
  pence: number;
  takenPence: number;
  /** `YYYY-MM-DD` on which it left. */
  on: string;
  /** The last day for an answer. */
  dueBy?: string;
}

/** Money that came in for an invoice. Its invoice's `received` is the sum of these and moves with them. */
export const paymentEntity = new Entity(
  {
    model: { entity: 'payment', version: '1', service },
    attributes: {
      ...keptAttributes,
      invoiceId: idAttribute,
      amount: { ...moneyAttribute, required: true },
      method: { type: paymentMethods, required: true },
      paidOn: { type: 'string', required: true },
      reference: text,
      note: text,
      refunds: { type: CustomAttributeType<Refund[]>('any') },
      dispute: { type: CustomAttributeType<Dispute>('any') },
      /** The account and the payment at the provider, of one that came through it. */
      account: text,
      intent: text,
      receiptMailedAt: text,
      /** Which row of a bank statement brought it; see functions/payments/bank-row.ts. */
      bankRow: text,
      /** Epoch milliseconds until which a receipt on its way keeps a second one out. */
      mailingUntil: { type: 'number' },
    },
    indexes: {
      byInvoice: {
        pk: firmKey,
        sk: {
          field: 'sk',
          composite: ['invoiceId', 'id'],
          template: 'payment#${invoiceId}#${id}',
          casing: 'none',
        },
      },
      byId: {
        index: 'gsi1',
        pk: { ...firmKey, field: 'gsi1pk' },
        sk: { field: 'gsi1sk', composite: ['id'], template: 'payment#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);

export type StoredPayment = EntityItem<typeof paymentEntity>;
