import { Entity } from 'electrodb';
import { firmAttribute, firmKey, idAttribute, onTable, service } from '#functions/lib/entity.ts';
import { packedAttribute } from '#functions/lib/packed.ts';

/**
 * The issued document of an invoice with lines, stored beside the invoice so that lists don't read it. Written once and never
 * changed, because an issued document must not change (VAT Regulations 1995 reg. 15C).
 */
export const issuedEntity = new Entity(
  {
    model: { entity: 'invoiceLines', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      /** The invoice's id. */
      id: idAttribute,
      /** An `IssuedInvoice` (functions/invoices/issue/document.ts) as canonical JSON. */
      packed: { ...packedAttribute, required: true },
      /** The hash of the canonical JSON's bytes, in hex. */
      sha256: { type: 'string', required: true },
      at: { type: 'string', required: true },
    },
    indexes: {
      byId: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['id'], template: 'invoiceLines#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);
