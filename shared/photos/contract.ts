import * as z from 'zod/mini';
import { basedOn, id, idParams, kept, line, optional, orNull, ownId, pageQuery } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { contract, created, json, none, page } from '../route.ts';
import { photosRoutes } from './routes.ts';
import { photoStages } from './stages.ts';

const stage = z.enum(photoStages);

export const photoInput = z.strictObject({ stage, caption: optional(line(textLimits.name)) });
export type PhotoInput = z.output<typeof photoInput>;

/** Of what it is taken: a place in a form of the job, `defects.2` by its row or by that row's id. */
const ofCertificate = {
  certificateId: z.optional(id),
  path: z.optional(
    z.string().check(z.maxLength(80), z.regex(/^[a-zA-Z]\w*(\.\w+){0,2}$/, 'Is not a place in a form')),
  ),
} as const;

export const newPhoto = z.extend(photoInput, { ...ownId, ...ofCertificate }).check(
  z.refine(({ certificateId, path }) => path === undefined || certificateId !== undefined, {
    path: ['certificateId'],
    error: 'Choose the certificate that it is of',
  }),
);
export type NewPhoto = z.output<typeof newPhoto>;

/** What is said of a photo; its picture stays what it was. */
export const photoChange = z.extend(z.partial(photoInput), basedOn);
export type PhotoChange = z.output<typeof photoChange>;

export const photo = z.object({
  ...kept,
  jobId: z.number(),
  stage,
  caption: orNull(z.string()),
  /** The certificate that it is of, and where in that one's form. */
  certificateId: orNull(z.number()),
  path: orNull(z.string()),
  /** A signed address of the picture, good for a quarter of an hour. */
  fileUrl: z.string(),
  fileType: z.string(),
  /** Bytes. */
  fileSize: z.number(),
  /** Pixels, as they lie in the file: one that is marked as turned is shown the other way round. */
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
    reply: none,
  },
});
