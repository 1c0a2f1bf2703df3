import { Entity } from 'electrodb';
import {
  firmAttribute,
  firmKey,
  idAttribute,
  keptAttributes,
  onTable,
  service,
} from '#functions/lib/entity.ts';
import { photoStages } from '#shared/photos/stages.ts';

const requiredNumber = { type: 'number', required: true } as const;

/** A photo, among those of its job within its firm's partition. */
export const photoEntity = new Entity(
  {
    model: { entity: 'photo', version: '1', service },
    attributes: {
      ...keptAttributes,
      /** Who made it. */
      jobId: idAttribute,
      stage: { type: photoStages, required: true },
      caption: { type: 'string' },
      /** The certificate of the job that it is of, and where in that one's form. */
      certificateId: { type: 'number' },
      path: { type: 'string' },
      /** Of its picture, in hex. */
      sha256: { type: 'string' },
      fileType: { type: 'string', required: true },
      fileSize: requiredNumber,
      width: requiredNumber,
      height: requiredNumber,
    },
    indexes: {
      byJob: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['jobId', 'id'], template: 'photo#${jobId}#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);

/** There while the bucket may hold a picture that no photo is of: the nightly sweep finds it by this. */
export const photoMark = new Entity(
  {
    model: { entity: 'photoMark', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      id: keptAttributes.id,
      jobId: requiredNumber,
      /** Set until the photo is there, whose picture comes first; without it, the photo is gone. */
      isComing: { type: 'boolean' },
      /** Since when, in epoch milliseconds: its id may be as old as a wait for a connection. */
      comingMs: { type: 'number' },
    },
    indexes: {
      byId: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['id'], template: 'photoMark#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);
