import { Entity } from 'electrodb';
import { onTable, ownerKey, service } from '#functions/lib/entity.ts';

/** Whose a customer of the provider is: a webhook names only the customer. */
export const customerEntity = new Entity(
  {
    model: { entity: 'stripeCustomer', version: '1', service },
    attributes: {
      customerId: { type: 'string', required: true },
      userId: { type: 'string', required: true },
    },
    indexes: {
      byCustomer: {
        pk: { field: 'pk', composite: ['customerId'], template: 'stripe#${customerId}', casing: 'none' },
        sk: { field: 'sk', composite: [], template: 'owner', casing: 'none' },
      },
    },
  },
  onTable,
);

/** An event of the provider that has been acted on. */
export const eventEntity = new Entity(
  {
    model: { entity: 'stripeEvent', version: '1', service },
    attributes: {
      userId: { type: 'string', required: true },
      eventId: { type: 'string', required: true },
      /** Epoch seconds. */
      ttl: { type: 'number', required: true },
    },
    indexes: {
      byEvent: {
        pk: ownerKey,
        sk: { field: 'sk', composite: ['eventId'], template: 'stripeEvent#${eventId}', casing: 'none' },
      },
    },
  },
  onTable,
);
