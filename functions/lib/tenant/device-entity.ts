import { Entity } from 'electrodb';
import { onTable, service, userAttribute, userKey } from '#functions/lib/entity.ts';

/** A browser that somebody has signed in with. We store neither its location nor its IP address. */
export const deviceEntity = new Entity(
  {
    model: { entity: 'device', version: '1', service },
    attributes: {
      userId: userAttribute,
      deviceId: { type: 'string', required: true },
      /** `Safari on iPhone`. */
      name: { type: 'string', required: true },
      /** The firms it was used in. */
      firmIds: { type: 'set', items: 'string' },
      /** Epoch milliseconds. */
      firstSeenAt: { type: 'number', required: true },
      lastSeenAt: { type: 'number', required: true },
      /** Epoch seconds after which DynamoDB may remove the item. */
      ttl: { type: 'number', required: true },
    },
    indexes: {
      byId: {
        pk: userKey,
        sk: { field: 'sk', composite: ['deviceId'], template: 'device#${deviceId}', casing: 'none' },
      },
    },
  },
  onTable,
);
