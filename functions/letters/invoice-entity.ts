import { Entity } from 'electrodb';
import { firmAttribute, firmKey, idAttribute, onTable, service } from '#functions/lib/entity.ts';
import { letterStages } from '#shared/letters/stages.ts';
import { letterAttributes } from './fate.ts';

/** An email about an invoice, and its outcome: evidence, so it is created once and kept with its invoice. */
export const invoiceLetterEntity = new Entity(
  {
    model: { entity: 'sentLetter', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      invoiceId: idAttribute,
      id: idAttribute,
      stage: { type: letterStages, required: true },
      ...letterAttributes,
    },
    indexes: {
      byInvoice: {
        pk: firmKey,
        sk: {
          field: 'sk',
          composite: ['invoiceId', 'id'],
          template: 'sentLetter#${invoiceId}#${id}',
          casing: 'none',
        },
      },
    },
  },
  onTable,
);
