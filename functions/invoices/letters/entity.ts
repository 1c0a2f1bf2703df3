import { Entity } from 'electrodb';
import { firmAttribute, firmKey, idAttribute, onTable, service } from '#functions/lib/entity.ts';
import { mailTroubles } from '#shared/clients/mail-troubles.ts';
import { letterStages } from '#shared/invoices/letters.ts';

/** A letter about an invoice that went out by mail, and what became of it: evidence, so it is put once and kept with its invoice. */
export const sentLetterEntity = new Entity(
  {
    model: { entity: 'sentLetter', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      invoiceId: idAttribute,
      id: idAttribute,
      at: { type: 'string', required: true },
      stage: { type: letterStages, required: true },
      to: { type: 'string', required: true },
      subject: { type: 'string', required: true },
      /** How it ended badly, and when that was heard. */
      trouble: { type: mailTroubles },
      troubleAt: { type: 'string' },
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
