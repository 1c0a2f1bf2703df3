import { photosPerJob } from '../../limits.ts';
import type { NewPhoto, PhotoChange } from '../../photos/contract.ts';
import { isOnIssued, takesPhoto } from '../certificates/photos.ts';
import { beginning, bodyIn, change, changed, laterThan } from '../changed.ts';
import type { Apply, MutationEntry } from '../mutation.ts';
import { idIn, type Reader, type RecordOf } from '../reader.ts';

/** The server determines the image's size in pixels; nothing here depends on it. */
const create: Apply = (db, input, context) => {
  const jobId = idIn(input);
  if (!db.get('job', jobId)) return undefined;
  if (db.by('photo', 'jobId', jobId).length >= photosPerJob) return [];
  const { stage, caption, certificateId = null, path = null } = bodyIn<NewPhoto>(input);
  if (!takesPhoto(db, { jobId, certificateId })) return [];
  const { type: fileType = '', size: fileSize = 0 } = input.file ?? {};
  const made: RecordOf<'photo'> = {
    ...beginning(context),
    ...{
      jobId,
      stage,
      caption: caption ?? null,
      certificateId,
      path,
      fileType,
      fileSize,
      width: 0,
      height: 0,
    },
  };
  return [change('photo', undefined, made)];
};

const currentOf = (db: Reader, input: Parameters<Apply>[1]): RecordOf<'photo'> | undefined => {
  const current = db.get('photo', idIn(input, 'photoId'));
  return current?.jobId === idIn(input) ? current : undefined;
};

const update: Apply = (db, input, { at }) => {
  const current = currentOf(db, input);
  if (!current) return undefined;
  const { updatedAt: _, ...given } = bodyIn<PhotoChange>(input);
  const after = changed(current, { ...given, updatedAt: laterThan(current.updatedAt, at) });
  return [change('photo', current, after)];
};

const remove: Apply = (db, input) => {
  const current = currentOf(db, input);
  if (!current) return undefined;
  if (isOnIssued(db, current)) return [];
  return [change('photo', current, undefined)];
};

const subject: MutationEntry['subject'] = (input) => `photo/${idIn(input, 'photoId')}`;
const one = '/api/jobs/{id}/photos/{photoId}' as const;

export const photoMutations: readonly MutationEntry[] = [
  {
    route: 'POST /api/jobs/{id}/photos',
    subject: (_, { newId }) => `photo/${newId}`,
    needs: (input) => {
      const { certificateId } = bodyIn<NewPhoto>(input);
      return [`job/${idIn(input)}`, ...(certificateId ? [`certificate/${certificateId}`] : [])];
    },
    apply: create,
  },
  { route: `PATCH ${one}`, subject, apply: update },
  { route: `DELETE ${one}`, subject, apply: remove },
];
