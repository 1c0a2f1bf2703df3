import { Entity } from 'electrodb';
import { firmAttribute, firmKey, idAttribute, onTable, service } from '#functions/lib/entity.ts';
import { letterStages } from '#shared/letters/stages.ts';
import { letterAttributes } from './fate.ts';

/** A letter about a quote, and what became of it: put once. */
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
