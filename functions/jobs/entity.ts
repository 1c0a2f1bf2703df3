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
      /** Its property, which counts it. */
      siteId: { type: 'number' },
      title: { type: 'string', required: true },
      description: text,
      status: { type: jobStatuses, required: true },
      amount: moneyAttribute,
      startDate: text,
      endDate: text,
      scheduledDate: text,
      /** Keys of the index by day (day-keys.ts); only indexed jobs have them. */
      dayOwner: { type: 'string', field: 'gsi1pk' },
      dayKey: { type: 'string', field: 'gsi1sk' },
      startTime: text,
      endTime: text,
      location: text,
      priority: { type: jobPriorities, required: true },
      /** The answers about the reverse charge on its last invoice, so that they are asked for once. */
      reverseCharge: { type: CustomAttributeType<ReverseChargeAnswers>('any') },
      /** The number of its invoices: a job with any can't be deleted. */
      invoiceCount: { type: 'number' },
      /** The number of its draft invoices and quotes, with the same effect. */
      draftCount: { type: 'number' },
      quoteCount: { type: 'number' },
      /** The last day on which its customer, a consumer, may cancel (CCR reg 30). */
      cancelUntil: text,
      /** The customer asked for work to start before then, and understands what that means (CCR reg 36). */
      startEarly: { type: 'boolean' },
      /** Who declared it an urgent repair, and when: it may then start immediately. */
      urgentRepair: {
        type: 'map',
        properties: { by: { type: 'string', required: true }, at: { type: 'string', required: true } },
      },
      /** When its work started and ended, who recorded that, and when its customer was last told that somebody is on the way. */
      startedAt: text,
      startedBy: text,
      completedAt: text,
      completedBy: text,
      toldAt: text,
      repeat: { type: CustomAttributeType<GivenRepeat>('any') },
      /** The intended day of the month, as a shorter month may not have it. */
      repeatDay: { type: 'number' },
      /** The next job, created when this one was completed; kept after that one is deleted, so that it is created only once. */
      nextJobId: { type: 'number' },
      /** Keys of the index of upcoming visits (functions/visits); only pending jobs with a start time have them. */
      visitShard: { type: 'string', field: 'gsi3pk' },
      visitKey: { type: 'string', field: 'gsi3sk' },
      /**
       * The day and time of the visit as last emailed to its client, and the address of the first such email; only the address
       * once they know that it is cancelled.
       */
      visitTold: text,
      visitToldTime: text,
      visitToldTo: text,
      /** They were told earlier than the day before, because it was moved, so they are reminded once more. */
      visitEarly: { type: 'boolean' },
      /** The pending email about a move on the board, until it is sent. */
      tellingId: { type: 'number' },
      assignmentCount: { type: 'number' },
      /** The employees on it, and their own times there (crew.ts). */
      crew: { type: 'set', items: 'string' },
      noteCount: { type: 'number' },
      photoCount: { type: 'number' },
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

/** A job as stored, without its client. */
export type StoredJob = EntityItem<typeof jobEntity>;
