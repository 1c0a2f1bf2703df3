import type { StoredJob } from '#functions/jobs/entity.ts';
import { readJob } from '#functions/jobs/joined.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import type { UserId } from '#shared/firms/ids.ts';
import { isOpenJob } from '#shared/jobs/status.ts';
import { conflict, notFound } from '#shared/kernel/refusal.ts';
import { photoEntity, photoMark } from './entity.ts';
import { readPhoto, type StoredPhoto } from './list.ts';
import { countGone } from './on-job.ts';
import { type Place, tidyUp } from './pictures.ts';

/** The photo goes, and its mark says that the picture may still be there. */
const gone = ({ firmId, jobId, id }: Place): Write[] => {
  const removal = photoEntity.delete({ firmId, jobId, id });
  return [
    write(
      removal.where((photo, { exists }) => exists(photo.stage)),
      notFound,
    ),
    write(photoMark.put({ firmId, jobId, id })),
  ];
};

type Taken = (photo: StoredPhoto) => Promise<Write[]>;

/** Deletes a photo, then its picture. Throws 404, and 409 where an issued certificate shows it. */
export const removePhoto = async (place: Place, taken: Taken): Promise<void> => {
  const photo = await readPhoto(place);
  await transact([...gone(place), ...(await taken(photo)), countGone(place, 1)]);
  await tidyUp(place);
};

/** In the field they take back their own pictures, as long as the job goes on. Throws 404 for another's, 409 once it is done. */
export const removeOwnPhoto = async (place: Place, madeBy: UserId, taken: Taken): Promise<void> => {
  const [photo, { status }] = await Promise.all([readPhoto(place), readJob(place.firmId, place.jobId)]);
  if (photo.madeBy !== madeBy) throw notFound();
  if (!isOpenJob(status)) throw conflict('The job is done. Ask the office to remove the photo.');
  await removePhoto(place, taken);
};

/** Two writes each: a transaction takes 98. */
const perTransaction = 40;

/** A job that is deleted takes its photos with it; an interrupted call goes on with what is left. False: there were none. */
export const photosGo = async ({ firmId, id: jobId, photoCount = 0 }: StoredJob): Promise<boolean> => {
  if (photoCount === 0) return false;
  const { data } = await photoEntity.query
    .byJob({ firmId, jobId })
    .go({ pages: 'all', consistent: true, attributes: ['id'] });
  const places = data.map(({ id }) => ({ firmId, jobId, id }));
  for (let from = 0; from < places.length; from += perTransaction) {
    const some = places.slice(from, from + perTransaction);
    await transact([...some.flatMap(gone), countGone({ firmId, jobId }, some.length)]);
    await Promise.all(some.map(tidyUp));
  }
  return true;
};
