import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import {
  clientKey,
  firmKey,
  keptAttributes,
  moneyAttribute,
  onTable,
  revisionAttribute,
  service,
  text,
} from '#functions/lib/entity.ts';
import type { ReverseChargeAnswers } from '#shared/invoices/reverse-charge-answers.ts';
import type { GivenRepeat } from '#shared/jobs/repeat.ts';
import { jobPriorities, jobStatuses } from '#shared/jobs/status.ts';

export const jobEntity = new Entity(
  {
    model: { entity: 'job', version: '1', service },
    attributes: {
      ...keptAttributes,
      clientId: { type: 'number', required: true },
      /** The property that it is at, which counts it. */
      siteId: { type: 'number' },
      title: { type: 'string', required: true },
      description: text,
      status: { type: jobStatuses, required: true },
      amount: moneyAttribute,
      startDate: text,
      endDate: text,
      scheduledDate: text,
      /** Keys of the index by day (day-keys.ts); only jobs that have one carry them. */
      dayOwner: { type: 'string', field: 'gsi1pk' },
      dayKey: { type: 'string', field: 'gsi1sk' },
      startTime: text,
      endTime: text,
      location: text,
      priority: { type: jobPriorities, required: true },
      /** What was answered about the reverse charge on its last invoice, so that it is asked once. */
      reverseCharge: { type: CustomAttributeType<ReverseChargeAnswers>('any') },
      /** How many invoices point here: a job with any cannot be deleted. */
      invoiceCount: { type: 'number' },
      /** The same of drafts of invoices, and of quotes. */
      draftCount: { type: 'number' },
      quoteCount: { type: 'number' },
      /** The last day on which its customer, a consumer, may cancel (CCR reg 30). */
      cancelUntil: text,
      /** The customer asked for it to begin before then, and knows what that means (CCR reg 36). */
      startEarly: { type: 'boolean' },
      /** Who said that it is an urgent repair, and when: it may then begin at once. */
      urgentRepair: {
        type: 'map',
        properties: { by: { type: 'string', required: true }, at: { type: 'string', required: true } },
      },
      /** When its work began and ended, who said so, and when its customer was last told that somebody is on the way. */
      startedAt: text,
      startedBy: text,
      completedAt: text,
      completedBy: text,
      toldAt: text,
      repeat: { type: CustomAttributeType<GivenRepeat>('any') },
      /** The day of the month that it is for, where its month has none such. */
      repeatDay: { type: 'number' },
      /** The one that was made when this was completed; also once that is deleted, so that it is made once. */
      nextJobId: { type: 'number' },
      /** Keys of the index of visits to come (functions/visits); only pending jobs with a start time carry them. */
      visitShard: { type: 'string', field: 'gsi3pk' },
      visitKey: { type: 'string', field: 'gsi3sk' },
      /** The day and the time of the visit that its client knows of by mail, and to which address the first such mail went; that alone where they know that it is off. */
      visitTold: text,
      visitToldTime: text,
      visitToldTo: text,
      /** They were told before the day before it, because it was moved, so they are told once more. */
      visitEarly: { type: 'boolean' },
      /** The letter that is to tell them of a move on the board, until it has gone. */
      tellingId: { type: 'number' },
      /** How many employees are on the job. */
      assignmentCount: { type: 'number' },
      /** Who they are, and their own times there (crew.ts). */
      crew: { type: 'set', items: 'string' },
      /** How many notes there are of it. */
      noteCount: { type: 'number' },
      /** How many photos there are of it. */
      photoCount: { type: 'number' },
      /** How many certificates it left behind. */
      certificateCount: { type: 'number' },
      revision: revisionAttribute,
    },
    indexes: {
      byId: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['id'], template: 'job#${id}', casing: 'none' },
      },
      byClient: {
        index: 'gsi2',
        pk: clientKey,
        sk: { field: 'gsi2sk', composite: ['id'], template: 'job#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);

/** A job as it is kept, without its client. */
export type StoredJob = EntityItem<typeof jobEntity>;
