import { Entity } from 'electrodb';
import {
  firmAttribute,
  firmKey,
  idAttribute,
  keptAttributes,
  onTable,
  service,
} from '#functions/lib/entity.ts';
import { certificateKinds } from '#shared/certificates/kinds.ts';

const text = { type: 'string' } as const;

/** A certificate, among those of its job within its firm's partition. */
export const certificateEntity = new Entity(
  {
    model: { entity: 'certificate', version: '1', service },
    attributes: {
      ...keptAttributes,
      jobId: idAttribute,
      kind: { type: certificateKinds, required: true },
      title: text,
      number: text,
      nextDue: text,
      remindedAt: text,
      /** Its file, which has an id of its own: another file is another object. */
      fileId: { type: 'number' },
      fileType: text,
      fileSize: { type: 'number' },
      /** Keys of the firm's index by day; only what is due again carries them. */
      dueOwner: { type: 'string', field: 'gsi1pk' },
      dueKey: { type: 'string', field: 'gsi1sk' },
    },
    indexes: {
      byJob: {
        pk: firmKey,
        sk: {
          field: 'sk',
          composite: ['jobId', 'id'],
          template: 'certificate#${jobId}#${id}',
          casing: 'none',
        },
      },
    },
  },
  onTable,
);

/** There while the bucket may hold a file that no certificate has: the nightly sweep finds it by this. */
export const certificateMark = new Entity(
  {
    model: { entity: 'certificateMark', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      /** The file's. */
      id: idAttribute,
      jobId: { type: 'number', required: true },
    },
    indexes: {
      byId: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['id'], template: 'certificateMark#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);
