import { CustomAttributeType, Entity } from 'electrodb';
import { firmAttribute, onTable, requiredText, service } from '#functions/lib/entity.ts';

/**
 * What a firm that was erased had sent to HMRC, restricted: no call reads it. It goes by itself when the law no longer wants it kept
 * (docs/runbook.md says how it is read before that).
 */
export const keptFilingEntity = new Entity(
  {
    model: { entity: 'keptFiling', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      /** Of which return or update: its sort key as it was. */
      name: requiredText,
      /** As it was stored. */
      row: { type: CustomAttributeType<object>('any'), required: true },
      /** Epoch seconds. */
      ttl: { type: 'number', required: true },
    },
    indexes: {
      byName: {
        pk: { field: 'pk', composite: ['firmId'], template: 'kept#${firmId}', casing: 'none' },
        sk: { field: 'sk', composite: ['name'], template: '${name}', casing: 'none' },
      },
    },
  },
  onTable,
);
