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

/** A receipt, in the order of its date within its firm's partition: with another date it lies elsewhere. */
export const receiptEntity = new Entity(
  {
    model: { entity: 'receipt', version: '1', service },
    attributes: {
      ...keptAttributes,
      /** Who made it. */
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
      /** How much of it was on hand when the VAT registration began, in percent, and that day. */
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

/** Where a receipt lies, found by its id. */
export const receiptPointer = new Entity(
  {
    model: { entity: 'receiptPointer', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      id: keptAttributes.id,
      receiptDate: requiredText,
      /** Set when the receipt is deleted and its picture may still be there. */
      isGone: { type: 'boolean' },
      /** Set until the receipt is there, whose picture comes first. */
      isComing: { type: 'boolean' },
      /** Since when, in epoch milliseconds: its id may be as old as a wait for a connection. */
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

/** A firm's receipts, counted: stats cost one read. */
export const receiptTotals = new Entity(
  {
    model: { entity: 'receiptTotals', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      receipts: { type: 'number' },
      amountPence: { type: 'number' },
      /** Of VAT receipts only. */
      vatPence: { type: 'number' },
      revision: revisionAttribute,
    },
    indexes: {
      byFirm: { pk: firmKey, sk: { field: 'sk', composite: [], template: 'receiptTotals', casing: 'none' } },
    },
  },
  onTable,
);
