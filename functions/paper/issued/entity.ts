import { Entity } from 'electrodb';
import { firmAttribute, firmKey, idAttribute, onTable, service } from '#functions/lib/entity.ts';

/** Kinds of documents that never change once issued. */
export const issuedKinds = ['invoice', 'credit_note', 'agreement', 'claim'] as const;

/** The hash of an issued document's bytes, which is part of their key. Written once, when they are rendered, and never changed. */
export const paperEntity = new Entity(
  {
    model: { entity: 'paper', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      kind: { type: issuedKinds, required: true },
      /** The id of the invoice, the credit note, the accepted quote or the claim. */
      id: idAttribute,
      /** The hash of the PDF's bytes, in hex; part of their key in the bucket. */
      sha256: { type: 'string', required: true },
      /** In bytes. */
      size: { type: 'number', required: true },
      madeAt: { type: 'string', required: true },
    },
    indexes: {
      byDocument: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['kind', 'id'], template: 'paper#${kind}#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);
