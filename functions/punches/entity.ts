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
import type { Terms } from '#shared/time/terms.ts';

/** A punch, sorted by its day in London within its firm's partition; the day is part of its key. */
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
      /** The employee's hourly cost when it was made. */
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

/** Finds a punch's key by its id. */
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

/** An employee's week. Every punch in it changes its revision, so that nobody approves what they haven't seen. */
export const weekEntity = new Entity(
  {
    model: { entity: 'timeWeek', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      monday: requiredText,
      employeeId: idAttribute,
      /** Open by default. */
      state: { type: weekStates },
      /** As it was approved. */
      minutes: { type: CustomAttributeType<Week['minutes']>('any') },
      paidMinutes: { type: 'number' },
      payPence: { type: 'number' },
      hash: text,
      /** How it was paid: the firm's rules and the employee's rate may change later. */
      terms: { type: CustomAttributeType<Terms>('any') },
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

/** The days on which somebody may have clocked on for a job; the punches have the details. */
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

/** Marks that an employee has punched, so that their name is kept once they are deleted. */
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
