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

const count = { type: 'number' } as const;

/** How many of each a firm has. Written in the transaction of every change, so that stats cost one read. */
export const countersEntity = new Entity(
  {
    model: { entity: 'counters', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      clients: count,
      jobs_pending: count,
      jobs_in_progress: count,
      jobs_completed: count,
      jobs_cancelled: count,
      /** Invoices that are not paid, overdue ones included. */
      invoicesOpen: count,
      invoicesPaid: count,
      /** Pence on invoices that are not paid. */
      openPence: count,
      quotesAccepted: count,
      quotesAcceptedPence: count,
      quotesDeclined: count,
      revision: revisionAttribute,
    },
    indexes: {
      byFirm: { pk: firmKey, sk: { field: 'sk', composite: [], template: 'counters', casing: 'none' } },
    },
  },
  onTable,
);

/** What came in one calendar month (`YYYY-MM`, Europe/London): pence paid, and the quotes that were accepted. */
export const revenueEntity = new Entity(
  {
    model: { entity: 'revenue', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      month: { type: 'string', required: true },
      paidPence: count,
      quotesAccepted: count,
      quotesAcceptedPence: count,
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

/**
 * What is not paid yet of the invoices due on one day (`YYYY-MM-DD`), and what waits for an answer until that day: ageing and what is
 * out are added up from these.
 */
export const dueDayEntity = new Entity(
  {
    model: { entity: 'dueDay', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      date: { type: 'string', required: true },
      openCount: count,
      openPence: count,
      /** Quotes that were sent, whose last day it is, and what they come to. */
      quotesOpen: count,
      quotesOpenPence: count,
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

/** Something that happened, for the dashboard's Recent Activity. */
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
      /** Whose doing it was, where it was one of the firm's people. */
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
