import { Entity } from 'electrodb';
import { firmAttribute, firmKey, idAttribute, onTable, service } from '#functions/lib/entity.ts';
import { packedAttribute } from '#functions/lib/packed.ts';

/**
 * An invoice with lines as it was issued, beside the invoice itself, so that lists do not read it. Put once and never
 * changed: an issued document is not (VAT Regulations 1995 reg. 15C).
 */
export const issuedEntity = new Entity(
  {
    model: { entity: 'invoiceLines', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      /** The invoice's. */
      id: idAttribute,
      /** An `IssuedInvoice` (functions/invoices/issue/document.ts) as canonical JSON. */
      packed: { ...packedAttribute, required: true },
      /** Of the canonical JSON's bytes, in hex. */
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
