import { Entity } from 'electrodb';
import { firmAttribute, firmKey, idAttribute, onTable, service } from '#functions/lib/entity.ts';

/** What is issued on paper that never changes again. */
export const issuedKinds = ['invoice', 'credit_note', 'agreement', 'claim'] as const;

/** Where the bytes of an issued paper lie, and what they hash to. Put once, when they are made, and never changed. */
export const paperEntity = new Entity(
  {
    model: { entity: 'paper', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      kind: { type: issuedKinds, required: true },
      /** The invoice's, the credit note's, the accepted quote's or the claim's. */
      id: idAttribute,
      /** Of the PDF's bytes, in hex; part of their name in the bucket. */
      sha256: { type: 'string', required: true },
      /** Bytes. */
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
