import { Entity } from 'electrodb';
import {
  clientKey,
  firmKey,
  keptAttributes,
  moneyAttribute,
  onTable,
  service,
  text,
} from '#functions/lib/entity.ts';
import { packedAttribute } from '#functions/lib/packed.ts';

/** An invoice that is not issued yet. It has no number, and only its client and job count it, which keeps them from being deleted. */
export const draftEntity = new Entity(
  {
    model: { entity: 'invoiceDraft', version: '1', service },
    attributes: {
      ...keptAttributes,
      clientId: { type: 'number', required: true },
      jobId: { type: 'number' },
      amount: moneyAttribute,
      hasLines: { type: 'boolean' },
      dueDate: text,
      workDescription: text,
      workStartDate: text,
      workEndDate: text,
      workLocation: text,
      materialsCost: moneyAttribute,
      laborCost: moneyAttribute,
      hoursWorked: { type: 'number' },
      hourlyRate: moneyAttribute,
      notes: text,
      /** The quote that it is the final invoice of. */
      quoteId: { type: 'number' },
      /** A `LinesPart` (functions/invoices/lines.ts). */
      packed: packedAttribute,
    },
    indexes: {
      byId: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['id'], template: 'invoiceDraft#${id}', casing: 'none' },
      },
      byClient: {
        index: 'gsi2',
        pk: clientKey,
        sk: { field: 'gsi2sk', composite: ['id'], template: 'invoiceDraft#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);
