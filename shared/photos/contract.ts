import * as z from 'zod/mini';
import { basedOn, id, idParams, kept, line, optional, orNull, ownId, pageQuery } from '../fields.ts';
import { textLimits, thumbnailLimits } from '../limits.ts';
import { removal } from '../removal.ts';
import { contract, created, json, page } from '../route.ts';
import { photosRoutes } from './routes.ts';
import { photoStages } from './stages.ts';

const stage = z.enum(photoStages);

export const photoInput = z.strictObject({ stage, caption: optional(line(textLimits.name)) });
export type PhotoInput = z.output<typeof photoInput>;

/** The field of a certificate's form that it belongs to: `defects.2` by the row's number or id. */
const ofCertificate = {
  certificateId: z.optional(id),
  path: z.optional(
    z.string().check(z.maxLength(80), z.regex(/^[a-zA-Z]\w*(\.\w+){0,2}$/, 'Is not a place in a form')),
  ),
} as const;

/** A small JPEG of the picture in base64, made on the device that took it. */
const thumbnail = z
  .string()
  .check(
    z.maxLength(Math.ceil(thumbnailLimits.bytes / 3) * 4),
    z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'Is not base64'),
  );

export const newPhoto = z
  .extend(photoInput, { ...ownId, ...ofCertificate, thumbnail: z.optional(thumbnail) })
  .check(
    z.refine(({ certificateId, path }) => path === undefined || certificateId !== undefined, {
      path: ['certificateId'],
      error: 'Choose the certificate that it is of',
    }),
  );
export type NewPhoto = z.output<typeof newPhoto>;

/** A photo's details; its image cannot be replaced. */
export const photoChange = z.extend(z.partial(photoInput), basedOn);
export type PhotoChange = z.output<typeof photoChange>;

export const photo = z.object({
  ...kept,
  jobId: z.number(),
  stage,
  caption: orNull(z.string()),
  /** The certificate it belongs to, and the field of its form. */
  certificateId: orNull(z.number()),
  path: orNull(z.string()),
  /** A signed URL of the image, valid for a quarter of an hour. */
  fileUrl: z.string(),
  /** The same of its thumbnail; null if it came without one. */
  thumbnailUrl: orNull(z.string()),
  fileType: z.string(),
  /** Bytes. */
  fileSize: z.number(),
  /** Pixels as stored in the file, before EXIF rotation. */
  width: z.number(),
  height: z.number(),
});
export type Photo = z.output<typeof photo>;
const one = {
  params: z.extend(idParams, { photoId: idParams.shape.id }),
} as const;

export const photosContract = contract(photosRoutes, {
  list: {
    params: idParams,
    summary: 'The photos of a job, newest first',
    query: pageQuery,
    reply: page(photo),
  },
  create: {
    params: idParams,
    summary: 'Add a photo to a job',
    file: { missing: 'Please select a photo' },
    body: newPhoto,
    reply: created(photo),
  },
  change: {
    ...one,
    summary: 'Change the stage or the caption of a photo',
    body: photoChange,
    reply: json(photo),
  },
  remove: {
    ...one,
    summary: 'Delete a photo',
    ...removal(photo),
  },
});
