import { Entity } from 'electrodb';
import { firmAttribute, firmKey, idAttribute, onTable, service } from '#functions/lib/entity.ts';
import { letterStages } from '#shared/letters/stages.ts';
import { letterAttributes } from './fate.ts';

/** A letter about an invoice, and what became of it: evidence, so it is put once and kept with its invoice. */
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
