import { Entity } from 'electrodb';
import { firmAttribute, firmKey, onTable, service } from '#functions/lib/entity.ts';

/** Reserves an invoice number for one invoice of its firm. */
export const numberGuard = new Entity(
  {
    model: { entity: 'invoiceNumber', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      invoiceNumber: { type: 'string', required: true },
      invoiceId: { type: 'number', required: true },
      /** When the invoice was deleted, if its place in the series stays taken; explains the gap. */
      voidedAt: { type: 'string' },
    },
    indexes: {
      byNumber: {
        pk: firmKey,
        sk: {
          field: 'sk',
          composite: ['invoiceNumber'],
          template: 'invoiceNumber#${invoiceNumber}',
          casing: 'none',
        },
      },
    },
  },
  onTable,
);

/** Reserves a quote's number for one quote of its firm. */
export const quoteNumberGuard = new Entity(
  {
    model: { entity: 'quoteNumber', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      number: { type: 'string', required: true },
      quoteId: { type: 'number', required: true },
    },
    indexes: {
      byNumber: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['number'], template: 'quoteNumber#${number}', casing: 'none' },
      },
    },
  },
  onTable,
);
