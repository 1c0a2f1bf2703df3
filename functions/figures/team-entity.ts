import { Entity } from 'electrodb';
import { firmAttribute, firmKey, onTable, revisionAttribute, service } from '#functions/lib/entity.ts';
import { teamFigures } from '#shared/domain/employees/record.ts';
import { sumsOf } from './sums.ts';

/** Counters of a firm's team, so that stats cost one read. */
export const teamEntity = new Entity(
  {
    model: { entity: 'team', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      ...sumsOf(teamFigures),
      revision: revisionAttribute,
    },
    indexes: {
      byFirm: { pk: firmKey, sk: { field: 'sk', composite: [], template: 'team', casing: 'none' } },
    },
  },
  onTable,
);
