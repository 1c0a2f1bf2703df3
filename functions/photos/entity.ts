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

/** A photo, stored by its job within its firm's partition. */
export const photoEntity = new Entity(
  {
    model: { entity: 'photo', version: '1', service },
    attributes: {
      ...keptAttributes,
      jobId: idAttribute,
      stage: { type: photoStages, required: true },
      caption: { type: 'string' },
      /** The job's certificate that it belongs to, and its place in that form. */
      certificateId: { type: 'number' },
      path: { type: 'string' },
      /** The hash of its picture, in hex. */
      sha256: { type: 'string' },
      fileType: { type: 'string', required: true },
      fileSize: requiredNumber,
      width: requiredNumber,
      height: requiredNumber,
      hasThumbnail: { type: 'boolean' },
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

/** Exists while the bucket may hold a picture without a photo record, so that the nightly sweep can find it. */
export const photoMark = new Entity(
  {
    model: { entity: 'photoMark', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      id: keptAttributes.id,
      jobId: requiredNumber,
      /** Set until the photo is stored, as its picture is uploaded first; without it, the photo is deleted. */
      isComing: { type: 'boolean' },
      /** When the upload began, in epoch milliseconds; the id may be much older if it was created offline. */
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
