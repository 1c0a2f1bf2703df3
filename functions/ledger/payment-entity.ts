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
import type { Payment } from '#shared/payments/contract.ts';
import { paymentMethods } from '#shared/payments/methods.ts';

/** A refund. Stored in its payment, so that the payment's whole state is in one item. */
export interface Refund {
  id: number;
  pence: number;
  /** `YYYY-MM-DD`. */
  on: string;
  /** Stripe's id: `re_…`. */
  at?: string;
}

/** A chargeback: the customer's bank asks for the money back. */
export interface Dispute {
  /** `du_…` */
  at: string;
  /** Stripe's status of it. */
  status: string;
  /** The disputed amount, and what was taken from the trader for it. */
  pence: number;
  takenPence: number;
  /** What Stripe charged for it. */
  feePence?: number;
  /** The day it was taken, `YYYY-MM-DD`. */
  on: string;
  /** The last day to respond. */
  dueBy?: string;
}

/** A payment of an invoice. The invoice's `received` is the sum of these and is updated with them. */
export const paymentEntity = new Entity(
  {
    model: { entity: 'payment', version: '1', service },
    attributes: {
      ...keptAttributes,
      invoiceId: idAttribute,
      amount: { ...moneyAttribute, required: true },
      method: { type: paymentMethods, required: true },
      paidOn: { type: 'string', required: true },
      /** What Stripe kept of it, once it is known. */
      feePence: { type: 'number' },
      reference: text,
      note: text,
      refunds: { type: CustomAttributeType<Refund[]>('any') },
      dispute: { type: CustomAttributeType<Dispute>('any') },
      /** The account and the payment at Stripe, for an online payment. */
      account: text,
      intent: text,
      receiptMailedAt: text,
      /** The bank statement row it came from; see functions/payments/bank-row.ts. */
      bankRow: text,
      removed: { type: CustomAttributeType<NonNullable<Payment['removed']>>('any') },
      /** When the lease of a receipt being sent expires, in epoch milliseconds; it blocks a second one. */
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
