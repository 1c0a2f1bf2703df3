import { Entity } from 'electrodb';
import { onTable, service, text, userAttribute, userKey } from '#functions/lib/entity.ts';

/** A signed-in browser. The cookie holds the secret, the table only its hash. */
export const sessionEntity = new Entity(
  {
    model: { entity: 'session', version: '1', service },
    attributes: {
      userId: userAttribute,
      secretHash: { type: 'string', required: true },
      /** The identity that began it, as in its user. */
      identityId: text,
      /** The browser that holds its cookie (functions/lib/device.ts). */
      deviceId: text,
      /** The firms that it was used in. */
      firmIds: { type: 'set', items: 'string' },
      /** Epoch milliseconds. */
      startedAt: { type: 'number', required: true },
      /** When the provider last asked who they are. */
      provedAt: { type: 'number' },
      lastSeenAt: { type: 'number', required: true },
      /** When the identity was last looked up; the sign-in was the first time. */
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
