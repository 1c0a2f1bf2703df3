import { Entity } from 'electrodb';
import { firmAttribute, firmKey, idAttribute, onTable, service } from '#functions/lib/entity.ts';
import { letterStages } from '#shared/letters/stages.ts';
import { letterAttributes } from './fate.ts';

/** An email about a quote, and its outcome; created once. */
export const quoteLetterEntity = new Entity(
  {
    model: { entity: 'quoteLetter', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      quoteId: idAttribute,
      id: idAttribute,
      stage: { type: letterStages, required: true },
      ...letterAttributes,
    },
    indexes: {
      byQuote: {
        pk: firmKey,
        sk: {
          field: 'sk',
          composite: ['quoteId', 'id'],
          template: 'quoteLetter#${quoteId}#${id}',
          casing: 'none',
        },
      },
    },
  },
  onTable,
);
