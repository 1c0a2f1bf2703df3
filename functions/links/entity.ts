import { Entity } from 'electrodb';
import { firmAttribute, firmKey, idAttribute, onTable, service } from '#functions/lib/entity.ts';

/**
 * What a link can open: a document, a client's statement, a firm's job calendar, a client's email preferences, or what is due at a
 * client's.
 */
export const linkKinds = ['invoice', 'quote', 'statement', 'calendar', 'client', 'due'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** Epoch seconds. */
const ttl = { type: 'number', required: true } as const;

/**
 * A link, looked up by the hash of its token, so that somebody who reads the table can't open anything. Contains no personal data.
 * Later only its daily counts change, and the ids of what belongs to the document (`tellLink`).
 */
export const linkEntity = new Entity(
  {
    model: { entity: 'guest', version: '1', service },
    attributes: {
      /** The SHA-256 of the token, in base64url. */
      hash: { type: 'string', required: true },
      firmId: firmAttribute,
      kind: { type: linkKinds, required: true },
      /** The document's id; for a statement or due dates, the client's. */
      id: { type: 'number', required: true },
      /** The document's `linkEpoch` when the link was made: a higher one there revokes it. */
      epoch: { type: 'number', required: true },
      /**
       * The ids of related records that the page shows, as far as known, so that they are read in the same round trip. If they are
       * out of date, the right ones are read as well.
       */
      clientId: { type: 'number' },
      jobId: { type: 'number' },
      invoiceId: { type: 'number' },
      /** The due dates that the link's email mentioned. */
      dues: { type: 'list', items: { type: 'number' } },
      /** Whose emails it stops, if not the client's (functions/clients/stopped.ts). */
      mailbox: { type: 'string' },
      expiresAt: { type: 'string', required: true },
      ttl,
      /** The day in London, and the calls on it. */
      day: { type: 'string' },
      opens: { type: 'number' },
      answers: { type: 'number' },
      pdfs: { type: 'number' },
      /** For a calendar: the hour in UTC, `2026-11-20T09`, and the calls in it. */
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

/** The link's record in its owner's partition: the address it was sent to, and how an erasure finds it. */
export const twinEntity = new Entity(
  {
    model: { entity: 'link', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      kind: { type: linkKinds, required: true },
      id: idAttribute,
      hash: { type: 'string', required: true },
      madeAt: { type: 'string', required: true },
      /** The address it was emailed to. */
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

/** The related records of a document: the client of an invoice with a single amount; the job of a quote, and its deposit invoice. */
export type BesideIds = Partial<Record<'clientId' | 'jobId' | 'invoiceId', number>>;
