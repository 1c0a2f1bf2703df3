import { CustomAttributeType, Entity } from 'electrodb';
import { firmAttribute, onTable, requiredText, service } from '#functions/lib/entity.ts';

/**
 * What an erased firm sent to HMRC. No call can read it, and it is deleted once the law no longer requires us to keep it
 * (docs/runbook.md says how to read it before then).
 */
export const keptFilingEntity = new Entity(
  {
    model: { entity: 'keptFiling', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      /** The original sort key of the return or update. */
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
