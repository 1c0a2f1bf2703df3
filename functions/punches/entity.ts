import { CustomAttributeType, Entity } from 'electrodb';
import {
  firmAttribute,
  firmKey,
  idAttribute,
  keptAttributes,
  moneyAttribute,
  onTable,
  requiredText,
  revisionAttribute,
  service,
  text,
} from '#functions/lib/entity.ts';
import { punchKinds, punchSources, weekStates } from '#shared/time/kinds.ts';
import type { Punch } from '#shared/time/punch.ts';
import type { Week } from '#shared/time/shown.ts';

/** A punch, in the order of its London day within its firm's partition: of another day it lies elsewhere. */
export const punchEntity = new Entity(
  {
    model: { entity: 'punch', version: '1', service },
    attributes: {
      ...keptAttributes,
      day: requiredText,
      employeeId: { type: 'number', required: true },
      at: requiredText,
      kind: { type: punchKinds, required: true },
      jobId: { type: 'number' },
      home: { type: 'boolean' },
      note: text,
      source: { type: punchSources, required: true },
      was: { type: CustomAttributeType<Punch['was']>('any') },
      removed: { type: CustomAttributeType<NonNullable<Punch['removed']>>('any') },
      /** What an hour of the employee cost when it was made. */
      hourlyRate: moneyAttribute,
    },
    indexes: {
      byDay: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['day', 'id'], template: 'punch#${day}#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);

/** Where a punch lies, found by its id. */
export const punchPointer = new Entity(
  {
    model: { entity: 'punchPointer', version: '1', service },
    attributes: { firmId: firmAttribute, id: idAttribute, day: requiredText },
    indexes: {
      byId: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['id'], template: 'punchId#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);

/** Somebody's week. Every punch of it moves its revision, so that nothing is approved that nobody saw. */
export const weekEntity = new Entity(
  {
    model: { entity: 'timeWeek', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      monday: requiredText,
      employeeId: idAttribute,
      /** Open where nobody said otherwise. */
      state: { type: weekStates },
      /** As it was approved. */
      minutes: { type: CustomAttributeType<Week['minutes']>('any') },
      paidMinutes: { type: 'number' },
      payPence: { type: 'number' },
      hash: text,
      submittedAt: text,
      approvedBy: text,
      approvedByName: text,
      approvedAt: text,
      reopened: { type: CustomAttributeType<Week['reopened']>('any') },
      revision: revisionAttribute,
    },
    indexes: {
      byWeek: {
        pk: firmKey,
        sk: {
          field: 'sk',
          composite: ['monday', 'employeeId'],
          template: 'timeWeek#${monday}#${employeeId}',
          casing: 'none',
        },
      },
    },
  },
  onTable,
);

/** On which days somebody may have clocked on for a job. What they did then the punches say. */
export const jobTimeEntity = new Entity(
  {
    model: { entity: 'jobTime', version: '1', service },
    attributes: { firmId: firmAttribute, jobId: idAttribute, day: requiredText, employeeId: idAttribute },
    indexes: {
      byJob: {
        pk: firmKey,
        sk: {
          field: 'sk',
          composite: ['jobId', 'day', 'employeeId'],
          template: 'jobTime#${jobId}#${day}#${employeeId}',
          casing: 'none',
        },
      },
    },
  },
  onTable,
);

/** That an employee has punched: their name stays with it once they are deleted. */
export const timeOfEntity = new Entity(
  {
    model: { entity: 'timeOf', version: '1', service },
    attributes: { firmId: firmAttribute, employeeId: idAttribute },
    indexes: {
      byEmployee: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['employeeId'], template: 'timeOf#${employeeId}', casing: 'none' },
      },
    },
  },
  onTable,
);
