import { Entity } from 'electrodb';
import {
  clientKey,
  firmAttribute,
  firmKey,
  idAttribute,
  keptAttributes,
  moneyAttribute,
  onTable,
  service,
  text,
} from '#functions/lib/entity.ts';
import { packedAttribute } from '#functions/lib/packed.ts';
import { depositKinds } from '#shared/quotes/deposit.ts';
import { quoteStatuses } from '#shared/quotes/status.ts';

/**
 * The head of a quote: all that a list shows. Once it is sent, `total`, `validUntil` and `deposit` are the sent version's;
 * what is being worked on lies beside it.
 */
export const quoteEntity = new Entity(
  {
    model: { entity: 'quote', version: '1', service },
    attributes: {
      ...keptAttributes,
      clientId: { type: 'number', required: true },
      jobId: { type: 'number' },
      /** The certificate whose defects it is for, and that one's job. */
      certificateId: { type: 'number' },
      certificateJobId: { type: 'number' },
      number: { type: 'string', required: true },
      title: { type: 'string', required: true },
      status: { type: quoteStatuses, required: true },
      total: { ...moneyAttribute, required: true },
      validUntil: { type: 'string', required: true },
      /** Percent, or pounds. */
      deposit: {
        type: 'map',
        properties: {
          kind: { type: depositKinds, required: true },
          value: { type: 'number', required: true },
        },
      },
      /** How many were sent, which is also the number of the last; none while it is a draft. */
      version: { type: 'number' },
      /** Of the content that was sent last, in hex: what is being worked on differs where its own is another. */
      sentHash: text,
      changed: { type: 'boolean' },
      followUps: { type: 'boolean' },
      /** The last step of the follow-ups that was mailed, in days after it was sent. */
      followedUp: { type: 'number' },
      /** Keys of the due index (functions/lib/due-index.ts); only quotes with a follow-up to come, or a last day to be cancelled on. */
      dueShard: { type: 'string', field: 'gsi1pk' },
      dueKey: { type: 'string', field: 'gsi1sk' },
      /** Grows to end every link that was made before. */
      linkEpoch: { type: 'number' },
      sentAt: text,
      /** Who sent it last. */
      sentBy: text,
      /** Why the last mail with it did not go out; the next one clears it. */
      mailTrouble: text,
      openedAt: text,
      answeredAt: text,
      askedAt: text,
      /** The draft that its final invoice was written as. */
      invoiceDraftId: { type: 'number' },
      /** The invoice that draft became when it was issued. */
      finalInvoiceId: { type: 'number' },
    },
    indexes: {
      byId: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['id'], template: 'quote#${id}', casing: 'none' },
      },
      byClient: {
        index: 'gsi2',
        pk: clientKey,
        sk: { field: 'gsi2sk', composite: ['id'], template: 'quote#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);

/** What is being worked on of a quote, beside its head, so that lists do not read it. */
export const quoteLinesEntity = new Entity(
  {
    model: { entity: 'quoteLines', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      id: idAttribute,
      /** A `Working` (functions/quotes/working.ts). */
      packed: { ...packedAttribute, required: true },
    },
    indexes: {
      byId: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['id'], template: 'quoteLines#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);
