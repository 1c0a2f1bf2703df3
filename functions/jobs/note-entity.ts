import { Entity } from 'electrodb';
import {
  firmKey,
  idAttribute,
  keptAttributes,
  onTable,
  requiredText,
  service,
} from '#functions/lib/entity.ts';

/** A note, stored by its job within its firm's partition. */
export const noteEntity = new Entity(
  {
    model: { entity: 'note', version: '1', service },
    attributes: {
      ...keptAttributes,
      jobId: idAttribute,
      text: requiredText,
      by: requiredText,
      at: requiredText,
    },
    indexes: {
      byJob: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['jobId', 'id'], template: 'note#${jobId}#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);
