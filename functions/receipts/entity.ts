import { Entity } from 'electrodb';
import {
  firmAttribute,
  firmKey,
  keptAttributes,
  moneyAttribute,
  onTable,
  requiredText,
  revisionAttribute,
  service,
  text,
} from '#functions/lib/entity.ts';
import { receiptCategories } from '#shared/receipts/options.ts';
import { reverseCodes } from '#shared/uk/vat.ts';

/** A receipt, sorted by date within its firm's partition; the date is part of its key. */
export const receiptEntity = new Entity(
  {
    model: { entity: 'receipt', version: '1', service },
    attributes: {
      ...keptAttributes,
      fileName: requiredText,
      fileType: requiredText,
      fileSize: { type: 'number', required: true },
      vendor: text,
      amount: moneyAttribute,
      vatAmount: moneyAttribute,
      category: { type: receiptCategories },
      description: text,
      receiptDate: requiredText,
      isVatReceipt: { type: 'boolean', required: true },
      tags: { type: 'list', items: text },
      notes: text,
      jobId: { type: 'number' },
      isEntertaining: { type: 'boolean' },
      reverseCharge: { type: reverseCodes },
      goods: { type: 'boolean' },
      dueOn: text,
      paidOn: text,
      /** The percentage of it still on hand when VAT registration began, and that day. */
      onHandShare: { type: 'number' },
      onHandOn: text,
    },
    indexes: {
      byDate: {
        pk: firmKey,
        sk: {
          field: 'sk',
          composite: ['receiptDate', 'id'],
          template: 'receipt#${receiptDate}#${id}',
          casing: 'none',
        },
      },
    },
  },
  onTable,
);

/** Finds a receipt's key by its id. */
export const receiptPointer = new Entity(
  {
    model: { entity: 'receiptPointer', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      id: keptAttributes.id,
      receiptDate: requiredText,
      /** Set when the receipt is deleted, while its picture may still exist. */
      isGone: { type: 'boolean' },
      /** Set until the receipt is stored, as its picture is uploaded first. */
      isComing: { type: 'boolean' },
      /** When the upload began, in epoch milliseconds; the id may be much older if it was created offline. */
      comingMs: { type: 'number' },
    },
    indexes: {
      byId: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['id'], template: 'receiptId#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);

/** Counters of a firm's receipts, so that the stats cost one read. */
export const receiptTotals = new Entity(
  {
    model: { entity: 'receiptTotals', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      receipts: { type: 'number' },
      amountPence: { type: 'number' },
      /** Only of VAT receipts. */
      vatPence: { type: 'number' },
      revision: revisionAttribute,
    },
    indexes: {
      byFirm: { pk: firmKey, sk: { field: 'sk', composite: [], template: 'receiptTotals', casing: 'none' } },
    },
  },
  onTable,
);
