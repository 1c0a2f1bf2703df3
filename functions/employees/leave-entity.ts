import { Entity, type EntityItem } from 'electrodb';
import {
  firmAttribute,
  firmKey,
  idAttribute,
  keptAttributes,
  onTable,
  requiredText,
  revisionAttribute,
  service,
  text,
} from '#functions/lib/entity.ts';
import { leaveKinds, leaveParts, leaveStates } from '#shared/leave/kinds.ts';

/** A period of leave. */
export const leaveEntity = new Entity(
  {
    model: { entity: 'leave', version: '1', service },
    attributes: {
      ...keptAttributes,
      employeeId: { type: 'number', required: true },
      kind: { type: leaveKinds, required: true },
      from: requiredText,
      to: requiredText,
      part: { type: leaveParts, required: true },
      state: { type: leaveStates, required: true },
      note: text,
      days: { type: 'number', required: true },
      answeredBy: text,
      answeredAt: text,
      answerNote: text,
    },
    indexes: {
      byId: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['id'], template: 'leave#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);
export type StoredLeave = EntityItem<typeof leaveEntity>;

/** Updated by every write of somebody's leave, so that no two overlap. Keeps their name available once they are deleted. */
export const leaveOfEntity = new Entity(
  {
    model: { entity: 'leaveOf', version: '1', service },
    attributes: { firmId: firmAttribute, employeeId: idAttribute, revision: revisionAttribute },
    indexes: {
      byEmployee: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['employeeId'], template: 'leaveOf#${employeeId}', casing: 'none' },
      },
    },
  },
  onTable,
);
