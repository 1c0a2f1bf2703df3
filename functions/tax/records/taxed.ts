import type { EntityItem } from 'electrodb';
import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import type { receiptEntity } from '#functions/receipts/entity.ts';
import type { Taxed } from '#shared/domain/taxed/sales.ts';
import type { Spent } from '#shared/domain/taxed/spending.ts';

type StoredReceipt = EntityItem<typeof receiptEntity>;

// As objects, so that the compiler asks for a field that tax comes to depend on.
const ofInvoice = {
  ...{ id: true, invoiceNumber: true, createdAt: true, amount: true, tax: true, dueDate: true },
  ...{ workStartDate: true, workEndDate: true },
  ...{ status: true, paidAt: true, received: true, fees: true, badDebtOn: true },
  ...{ credited: true, creditTax: true, voidedAt: true },
} satisfies Record<keyof Taxed | 'id' | 'invoiceNumber', true>;

const ofReceipt = {
  ...{ id: true, vendor: true, receiptDate: true, amount: true, vatAmount: true, isVatReceipt: true },
  ...{ isEntertaining: true, category: true, reverseCharge: true, goods: true },
  ...{ dueOn: true, paidOn: true, onHandShare: true, onHandOn: true },
} satisfies Record<keyof Spent | 'id' | 'vendor', true>;

export type Invoice = Pick<StoredInvoice, keyof typeof ofInvoice>;
export type Receipt = Pick<StoredReceipt, keyof typeof ofReceipt>;

interface Query {
  go: (options: never) => unknown;
}

/** Limits a query to these fields: parsing whole records would take most of the time. */
const reading =
  (fields: object) =>
  <Q extends Query>(query: Q) =>
    ({
      go: (options: object) => query.go({ ...options, attributes: Object.keys(fields) } as never),
    }) as Pick<Q, 'go'>;

/** A query for invoices that reads only what tax depends on. */
export const taxedOf = reading(ofInvoice);
/** The same of receipts. */
export const spentOf = reading(ofReceipt);
