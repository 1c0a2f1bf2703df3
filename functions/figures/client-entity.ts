import { Entity } from 'electrodb';
import {
  firmAttribute,
  firmKey,
  idAttribute,
  onTable,
  revisionAttribute,
  service,
} from '#functions/lib/entity.ts';
import { invalidField } from '#shared/kernel/refusal.ts';

/** Nothing can be counted of a client who is not there. */
export const noSuchClient = () => invalidField('clientId', 'Choose a client from your list', 'not_yours');

/**
 * What is counted of a client. It lies on the client's own item (functions/clients/entity.ts, which reads it too), so that a list of
 * clients shows their figures in one read; here is the part that figures alone move.
 */
export const clientFiguresEntity = new Entity(
  {
    model: { entity: 'client', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      id: idAttribute,
      siteCount: { type: 'number' },
      jobCount: { type: 'number' },
      invoiceCount: { type: 'number' },
      draftCount: { type: 'number' },
      quoteCount: { type: 'number' },
      paidPence: { type: 'number' },
      owedPence: { type: 'number' },
      revision: revisionAttribute,
    },
    indexes: {
      byId: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['id'], template: 'client#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);
