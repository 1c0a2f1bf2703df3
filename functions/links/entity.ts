import { Entity } from 'electrodb';
import { firmAttribute, firmKey, idAttribute, onTable, service } from '#functions/lib/entity.ts';

/** What a link may open: a document, what a client owes, a firm's jobs, what mails a client gets, or what is due at theirs. */
export const linkKinds = ['quote', 'invoice', 'statement', 'calendar', 'client', 'due'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** Epoch seconds. */
const ttl = { type: 'number', required: true } as const;

/**
 * A link, found by the hash of its token, so that whoever reads the table can open nothing. Nothing personal lies in it. Put
 * once; only the counts of its day change.
 */
export const linkEntity = new Entity(
  {
    model: { entity: 'guest', version: '1', service },
    attributes: {
      /** SHA-256 of the token, base64url. */
      hash: { type: 'string', required: true },
      firmId: firmAttribute,
      kind: { type: linkKinds, required: true },
      /** The document's; of a statement, or of what is due, its client's. */
      id: { type: 'number', required: true },
      /** The document's `linkEpoch` when the link was made: a higher one there ends it. */
      epoch: { type: 'number', required: true },
      /**
       * What the page shows beside the document, as far as it was known: read with it in one round trip. What turns out to stand
       * there is asked for instead.
       */
      clientId: { type: 'number' },
      jobId: { type: 'number' },
      invoiceId: { type: 'number' },
      /** What is due that the link's mail told of. */
      dues: { type: 'list', items: { type: 'number' } },
      /** Whose mails it stops, where they are not its client's (functions/clients/stopped.ts). */
      mailbox: { type: 'string' },
      /** An instant. */
      expiresAt: { type: 'string', required: true },
      ttl,
      /** London's, and how often on it. */
      day: { type: 'string' },
      opens: { type: 'number' },
      answers: { type: 'number' },
      pdfs: { type: 'number' },
      /** Of a calendar: UTC's, `2026-11-20T09`, and how often in it. */
      hour: { type: 'string' },
      calls: { type: 'number' },
      pays: { type: 'number' },
    },
    indexes: {
      byHash: {
        pk: { field: 'pk', composite: ['hash'], template: 'guest#${hash}', casing: 'none' },
        sk: { field: 'sk', composite: [], template: 'guest', casing: 'none' },
      },
    },
  },
  onTable,
);

/** The same in the owner's partition: where the link went, and how an erasure finds it. */
export const twinEntity = new Entity(
  {
    model: { entity: 'link', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      kind: { type: linkKinds, required: true },
      id: idAttribute,
      hash: { type: 'string', required: true },
      madeAt: { type: 'string', required: true },
      /** The address that it was mailed to. */
      mailedTo: { type: 'string' },
      ttl,
    },
    indexes: {
      byDocument: {
        pk: firmKey,
        sk: {
          field: 'sk',
          composite: ['kind', 'id', 'hash'],
          template: 'link#${kind}#${id}#${hash}',
          casing: 'none',
        },
      },
    },
  },
  onTable,
);

/** What stands beside a document: the client of an invoice of one amount; the job of a quote, and its deposit's invoice. */
export type BesideIds = Partial<Record<'clientId' | 'jobId' | 'invoiceId', number>>;
