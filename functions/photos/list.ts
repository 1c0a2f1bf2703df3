import type { EntityItem } from 'electrodb';
import { readJob } from '#functions/jobs/joined.ts';
import { pageById } from '#functions/lib/list.ts';
import type { PageQuery } from '#shared/fields.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import { photoEntity } from './entity.ts';
import { type Place, pictureSigner } from './pictures.ts';

export type StoredPhoto = EntityItem<typeof photoEntity>;

type Addresses = Awaited<ReturnType<typeof pictureSigner>>;

const shownWith = (addressesOf: Addresses) => (photo: StoredPhoto) => ({ ...photo, ...addressesOf(photo) });

/** The photo as replies show it, with its addresses. */
export const shown = async (photo: StoredPhoto) => shownWith(await pictureSigner())(photo);

/** The photos of a job, newest first, in one round trip. Throws 404 if the firm has no such job. */
export const listPhotos = async (firmId: FirmId, jobId: number, query: PageQuery) => {
  const photos = photoEntity.query.byJob({ firmId, jobId });
  const [{ rows, next }, address] = await Promise.all([
    pageById(photoEntity, photos, query),
    pictureSigner(),
    readJob(firmId, jobId),
  ]);
  return { rows: rows.map(shownWith(address)), next };
};

/** Reads a photo. Throws 404 if the firm has no such photo of this job. */
export const readPhoto = async (place: Place): Promise<StoredPhoto> => {
  const { data } = await photoEntity.get(place).go({ consistent: true });
  if (!data) throw notFound();
  return data;
};
