import { Entity } from 'electrodb';
import {
  firmAttribute,
  firmKey,
  idAttribute,
  moneyAttribute,
  onTable,
  service,
} from '#functions/lib/entity.ts';
import { packedAttribute } from '#functions/lib/packed.ts';

/** A quote exactly as it was sent. Written once and never changed, because answers refer to it. */
export const quoteVersionEntity = new Entity(
  {
    model: { entity: 'quoteVersion', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      /** The quote's id. */
      id: idAttribute,
      version: { type: 'number', required: true, padding: { length: 4, char: '0' } },
      /** A `SentQuote` (functions/quotes/versions/document.ts) as canonical JSON. */
      packed: { ...packedAttribute, required: true },
      /** The hash of the canonical JSON's bytes, in hex. */
      sha256: { type: 'string', required: true },
      sentAt: { type: 'string', required: true },
      total: { ...moneyAttribute, required: true },
      validUntil: { type: 'string', required: true },
    },
    indexes: {
      byVersion: {
        pk: firmKey,
        sk: {
          field: 'sk',
          composite: ['id', 'version'],
          template: 'quoteVersion#${id}#${version}',
          casing: 'none',
        },
      },
    },
  },
  onTable,
);
