import type { StoredJob } from '#functions/jobs/entity.ts';
import { readJob } from '#functions/jobs/joined.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import type { UserId } from '#shared/firms/ids.ts';
import { isOpenJob } from '#shared/jobs/status.ts';
import { conflict, notFound } from '#shared/kernel/refusal.ts';
import { photoEntity, photoMark } from './entity.ts';
import { readPhoto, type StoredPhoto } from './list.ts';
import { countGone } from './on-job.ts';
import { type Place, tidyUp } from './pictures.ts';

/** Deletes the photo, and marks that its picture may still exist. */
const gone = ({ firmId, jobId, id, updatedAt }: Place & Pick<StoredPhoto, 'updatedAt'>): Write[] => {
  const removal = photoEntity
    .delete({ firmId, jobId, id })
    .where((photo, { eq }) => eq(photo.updatedAt, updatedAt));
  return [write(removal, () => new Moved()), write(photoMark.put({ firmId, jobId, id }))];
};

interface Removing {
  basedOn: string | undefined;
  taken: (photo: StoredPhoto) => Promise<Write[]>;
}

/** Deletes a photo, then its picture. Throws 404, and 409 if an issued certificate shows it. */
export const removePhoto = async (place: Place, { basedOn, taken }: Removing): Promise<void> => {
  await withLatest(
    () => readPhoto(place),
    basedOn,
    async (photo) => transact([...gone(photo), ...(await taken(photo)), countGone(place, 1)]),
  );
  await tidyUp(place);
};

/** Deletes a field worker's own photo while the job is in progress. Throws 404 for somebody else's, 409 once it is done. */
export const removeOwnPhoto = async (place: Place, madeBy: UserId, removing: Removing): Promise<void> => {
  const [photo, { status }] = await Promise.all([readPhoto(place), readJob(place.firmId, place.jobId)]);
  if (photo.madeBy !== madeBy) throw notFound();
  if (!isOpenJob(status)) throw conflict('The job is done. Ask the office to remove the photo.');
  await removePhoto(place, removing);
};

/** Each takes two writes; a transaction holds 98. */
const perTransaction = 40;

const allGo = async (
  { firmId, jobId }: Pick<Place, 'firmId' | 'jobId'>,
  photos: readonly Parameters<typeof gone>[0][],
): Promise<void> => {
  for (let from = 0; from < photos.length; from += perTransaction) {
    const some = photos.slice(from, from + perTransaction);
    await transact([...some.flatMap(gone), countGone({ firmId, jobId }, some.length)]);
    await Promise.all(some.map(tidyUp));
  }
};

/** Deletes a job's photos with it; idempotent, so an interrupted call can be repeated. False if there were none. */
export const photosGo = async ({ firmId, id: jobId, photoCount = 0 }: StoredJob): Promise<boolean> => {
  if (photoCount === 0) return false;
  const { data } = await photoEntity.query
    .byJob({ firmId, jobId })
    .go({ pages: 'all', consistent: true, attributes: ['id', 'updatedAt'] });
  await allGo(
    { firmId, jobId },
    data.map(({ id, updatedAt }) => ({ firmId, jobId, id, updatedAt })),
  );
  return true;
};

/** Deletes the photos of old certificates of a job before them; idempotent. */
export const certificatePhotosGo = async (
  { firmId, jobId }: Pick<Place, 'firmId' | 'jobId'>,
  certificateIds: ReadonlySet<number>,
): Promise<void> => {
  const { data } = await photoEntity.query.byJob({ firmId, jobId }).go({ pages: 'all', consistent: true });
  const theirs = data.filter(({ certificateId = 0 }) => certificateIds.has(certificateId));
  await allGo({ firmId, jobId }, theirs);
};
