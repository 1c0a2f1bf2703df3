import { CustomAttributeType, Entity } from 'electrodb';
import {
  firmAttribute,
  firmKey,
  idAttribute,
  keptAttributes,
  onTable,
  requiredText,
  service,
  text,
} from '#functions/lib/entity.ts';
import { packedAttribute } from '#functions/lib/packed.ts';
import { allBookKinds, bookFormats } from '#shared/books/formats.ts';
import { bookStatuses } from '#shared/books/statuses.ts';

const number = { type: 'number' } as const;

/** A part of a file, stored in the bucket under its file's id and its index. */
export interface KeptPart {
  name: string;
  rows: number;
  /** In bytes. */
  size: number;
}

/** A file that was exported for the books. */
export const bookEntity = new Entity(
  {
    model: { entity: 'book', version: '1', service },
    attributes: {
      ...keptAttributes,
      format: { type: bookFormats, required: true },
      kind: { type: allBookKinds, required: true },
      from: requiredText,
      to: requiredText,
      onlyNew: { type: 'boolean' },
      status: { type: bookStatuses, required: true },
      readyAt: text,
      records: number,
      repeated: number,
      rows: number,
      sha256: text,
      /** Why it could not be made. */
      problem: text,
      parts: { type: CustomAttributeType<KeptPart[]>('any') },
      /** The time of the worker's last heartbeat, in epoch milliseconds. */
      beatAt: number,
    },
    indexes: {
      byId: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['id'], template: 'book#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);

/** The records included in a file, stored beside it so that lists don't read them. Those of one kind of file are stored together. */
export const bookRecordsEntity = new Entity(
  {
    model: { entity: 'bookRecords', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      format: requiredText,
      kind: requiredText,
      /** The file's id. */
      id: idAttribute,
      at: requiredText,
      /** `TakenRecord[]` (functions/books/taken.ts). */
      packed: { ...packedAttribute, required: true },
    },
    indexes: {
      byKind: {
        pk: firmKey,
        sk: {
          field: 'sk',
          composite: ['format', 'kind', 'id'],
          template: 'bookRecords#${format}#${kind}#${id}',
          casing: 'none',
        },
      },
    },
  },
  onTable,
);
