import { Entity } from 'electrodb';
import { firmAttribute, firmKey, onTable, revisionAttribute, service } from '#functions/lib/entity.ts';

/** A firm's team, counted: stats cost one read. */
export const teamEntity = new Entity(
  {
    model: { entity: 'team', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      employees: { type: 'number' },
      active: { type: 'number' },
      /** Active employees that have an hourly rate, and the sum of their rates in pence. */
      rated: { type: 'number' },
      ratePence: { type: 'number' },
      /** Assignments on open jobs. */
      openAssignments: { type: 'number' },
      revision: revisionAttribute,
    },
    indexes: {
      byFirm: { pk: firmKey, sk: { field: 'sk', composite: [], template: 'team', casing: 'none' } },
    },
  },
  onTable,
);
