import { Entity } from 'electrodb';
import {
  firmAttribute,
  firmKey,
  idAttribute,
  onTable,
  revisionAttribute,
  service,
} from '#functions/lib/entity.ts';
import { type ActivityKind, activityWords } from '#shared/dashboard/activity-words.ts';
import { activitySubjects } from '#shared/dashboard/contract.ts';
import { countersRecord, dueDayRecord, monthRecord } from '#shared/domain/dashboard/record.ts';
import { sumsOf } from './sums.ts';

/** A firm's counters, written in the transaction of every change, so that stats cost one read. */
export const countersEntity = new Entity(
  {
    model: { entity: 'counters', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      ...sumsOf(countersRecord),
      revision: revisionAttribute,
    },
    indexes: {
      byFirm: { pk: firmKey, sk: { field: 'sk', composite: [], template: 'counters', casing: 'none' } },
    },
  },
  onTable,
);

/** The figures of one calendar month. */
export const revenueEntity = new Entity(
  {
    model: { entity: 'revenue', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      month: { type: 'string', required: true },
      ...sumsOf(monthRecord, 'month'),
      revision: revisionAttribute,
    },
    indexes: {
      byMonth: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['month'], template: 'revenue#${month}', casing: 'none' },
      },
    },
  },
  onTable,
);

/** The figures of one due date, from which ageing and the total of open quotes are summed. */
export const dueDayEntity = new Entity(
  {
    model: { entity: 'dueDay', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      date: { type: 'string', required: true },
      ...sumsOf(dueDayRecord, 'date'),
      revision: revisionAttribute,
    },
    indexes: {
      byDate: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['date'], template: 'dueday#${date}', casing: 'none' },
      },
    },
  },
  onTable,
);

/** An event for the dashboard's Recent Activity. */
export const activityEntity = new Entity(
  {
    model: { entity: 'activity', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      id: idAttribute,
      kind: { type: Object.keys(activityWords) as ActivityKind[], required: true },
      label: { type: 'string', required: true },
      subject: { type: activitySubjects, required: true },
      subjectId: { type: 'number', required: true },
      at: { type: 'string', required: true },
      /** The member who did it, if it was one. */
      madeBy: { type: 'string' },
      /** Epoch seconds. */
      ttl: { type: 'number', required: true },
    },
    indexes: {
      byId: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['id'], template: 'activity#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);
