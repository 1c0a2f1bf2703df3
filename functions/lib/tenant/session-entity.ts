import { Entity } from 'electrodb';
import { onTable, service, text, userAttribute, userKey } from '#functions/lib/entity.ts';

/** A signed-in browser. The cookie holds the secret, the table only its hash. */
export const sessionEntity = new Entity(
  {
    model: { entity: 'session', version: '1', service },
    attributes: {
      userId: userAttribute,
      secretHash: { type: 'string', required: true },
      /** The identity that started it, as in its user. */
      identityId: text,
      /** The browser that holds its cookie (functions/lib/device.ts). */
      deviceId: text,
      /** The firms it was used in. */
      firmIds: { type: 'set', items: 'string' },
      /** Epoch milliseconds. */
      startedAt: { type: 'number', required: true },
      /** When they last signed in at the identity provider. */
      provedAt: { type: 'number' },
      lastSeenAt: { type: 'number', required: true },
      /** When the identity was last checked; unset, the sign-in counts. */
      checkedAt: { type: 'number' },
      /** Epoch seconds after which DynamoDB may remove the item. */
      ttl: { type: 'number', required: true },
    },
    indexes: {
      byHash: {
        pk: userKey,
        sk: { field: 'sk', composite: ['secretHash'], template: 'session#${secretHash}', casing: 'none' },
      },
    },
  },
  onTable,
);
