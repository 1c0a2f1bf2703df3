import { Entity } from 'electrodb';
import { firmAttribute, firmKey, onTable, service } from '#functions/lib/entity.ts';

/** The owner of a Stripe customer, because a webhook names only the customer. */
export const customerEntity = new Entity(
  {
    model: { entity: 'stripeCustomer', version: '1', service },
    attributes: {
      customerId: { type: 'string', required: true },
      firmId: firmAttribute,
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

/** A Stripe event that has been processed. */
export const eventEntity = new Entity(
  {
    model: { entity: 'stripeEvent', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      eventId: { type: 'string', required: true },
      /** Epoch seconds. */
      ttl: { type: 'number', required: true },
    },
    indexes: {
      byEvent: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['eventId'], template: 'stripeEvent#${eventId}', casing: 'none' },
      },
    },
  },
  onTable,
);
