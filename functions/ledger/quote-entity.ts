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
 * The head of a quote: everything a list shows. Once sent, `total`, `validUntil` and `deposit` are the sent version's; the working
 * copy is stored beside it.
 */
export const quoteEntity = new Entity(
  {
    model: { entity: 'quote', version: '1', service },
    attributes: {
      ...keptAttributes,
      clientId: { type: 'number', required: true },
      jobId: { type: 'number' },
      /** The certificate whose defects it is for, and that certificate's job. */
      certificateId: { type: 'number' },
      certificateJobId: { type: 'number' },
      number: { type: 'string', required: true },
      title: { type: 'string', required: true },
      status: { type: quoteStatuses, required: true },
      total: { ...moneyAttribute, required: true },
      validUntil: { type: 'string', required: true },
      /** In percent, or in pounds. */
      deposit: {
        type: 'map',
        properties: {
          kind: { type: depositKinds, required: true },
          value: { type: 'number', required: true },
        },
      },
      /** The number of versions sent, which is also the number of the last; none for a draft. */
      version: { type: 'number' },
      /** The hash of the content last sent, in hex: if the working copy's differs, the quote has changed. */
      sentHash: text,
      changed: { type: 'boolean' },
      followUps: { type: 'boolean' },
      /** The last follow-up step sent, in days after it was sent. */
      followedUp: { type: 'number' },
      /**
       * Keys of the due index (functions/lib/due-index.ts); only quotes with a follow-up to come, or a last day to cancel, have
       * them.
       */
      dueShard: { type: 'string', field: 'gsi1pk' },
      dueKey: { type: 'string', field: 'gsi1sk' },
      /** Increased to revoke every link made before. */
      linkEpoch: { type: 'number' },
      sentAt: text,
      /** Who sent it last. */
      sentBy: text,
      /** Why the last email with it was not sent; the next one clears it. */
      mailTrouble: text,
      openedAt: text,
      answeredAt: text,
      askedAt: text,
      /** The draft of its final invoice. */
      invoiceDraftId: { type: 'number' },
      /** The invoice that the draft became when issued. */
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

/** The working copy of a quote, stored beside its head so that lists don't read it. */
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
