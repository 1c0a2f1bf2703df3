import { createHash } from 'node:crypto';
import { note } from '#functions/figures/activity.ts';
import type { StoredJob } from '#functions/jobs/entity.ts';
import { cleared, nextInstant } from '#functions/lib/changes.ts';
import { madeNow } from '#functions/lib/entity.ts';
import { leaseMs, type Once } from '#functions/lib/idempotency.ts';
import { IdTaken, withNewId } from '#functions/lib/ids.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { type Picture, pictureOf } from '#functions/lib/picture/picture.ts';
import { check, transact, type Write, write } from '#functions/lib/transact.ts';
import { applied, withoutNulls } from '#shared/domain/applied.ts';
import type { UserId } from '#shared/firms/ids.ts';
import { invalidField, Refusal, tooBusy } from '#shared/kernel/refusal.ts';
import { thumbnailLimits } from '#shared/limits.ts';
import type { NewPhoto, PhotoChange } from '#shared/photos/contract.ts';
import { photoEntity, photoMark } from './entity.ts';
import { readPhoto, type StoredPhoto, shown } from './list.ts';
import { countNew, jobWithRoom } from './on-job.ts';
import { type Place, putPicture, putThumbnail, tidyUp } from './pictures.ts';

/** A picture that any browser can show, as a customer may see it: only Safari shows HEIC. */
const anyonesPicture = (bytes: Uint8Array): Picture => {
  const picture = pictureOf(bytes);
  if (picture.type !== 'image/heic') return picture;
  throw new Refusal('media_type', 'Not every phone can show HEIC photos. Save it as a JPEG and add that.');
};

const readable = (file: Uint8Array): Picture | undefined => {
  try {
    return pictureOf(file);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
};

/** A thumbnail from base64. Throws 400 unless it is a small JPEG. */
const smallPicture = (given: string): Picture => {
  const { bytes, pixels } = thumbnailLimits;
  const file = Buffer.from(given, 'base64');
  const picture = readable(file);
  const isSmall = file.length <= bytes && picture && Math.max(picture.width, picture.height) <= pixels;
  if (isSmall && picture.type === 'image/jpeg') return picture;
  throw invalidField('thumbnail', `Must be a JPEG of at most ${pixels} pixels`);
};

/**
 * Records in advance where a picture will be, so that the nightly sweep finds it if its photo is never stored. Throws IdTaken if
 * the photo exists, whose picture must not be overwritten, unless an earlier attempt left the mark and is over by now.
 */
const expectPicture = ({ firmId, jobId, id }: Place): Promise<void> => {
  const comingMs = Date.now();
  const coming = photoMark
    .put({ firmId, jobId, id, isComing: true, comingMs })
    .where(
      (mark, { notExists, eq, lt }) =>
        `${notExists(mark.jobId)} OR (${eq(mark.isComing, true)} AND ${lt(mark.comingMs, comingMs - leaseMs)})`,
    );
  const isTaken = () => new IdTaken();
  const free = { of: photoEntity.get({ firmId, jobId, id }), condition: 'attribute_not_exists(pk)' };
  return transact([write(coming, isTaken), check({ ...free, refused: isTaken })]);
};

/** Once for each job: a dozen at a time would push everything else off the list. */
const noteFirst = ({ firmId, id, title, photoCount = 0 }: StoredJob): Write[] =>
  photoCount > 0 ? [] : note(firmId, { kind: 'photos_added', label: title, subject: 'jobs', subjectId: id });

/** What accompanies a new photo. */
interface With {
  once: Once;
  photoAdded: (photo: StoredPhoto) => Promise<Write[]>;
}

const save = async (photo: StoredPhoto, job: StoredJob, { once, photoAdded }: With): Promise<void> => {
  const { firmId, id } = photo;
  const arrived = photoMark.delete({ firmId, id }).where((mark, { exists }) => exists(mark.isComing));
  await transact([
    write(arrived, tooBusy),
    write(photoEntity.create(photo)),
    countNew(photo),
    ...(await photoAdded(photo)),
    ...noteFirst(job),
    // Without the picture's address, which would have expired by the time the call is repeated.
    ...once.writes(photo),
  ]);
};

/**
 * Undoes a failed creation. Leaves everything in place if the photo was stored after all, or if that can't be determined: the
 * nightly sweep can.
 */
const takeBack = async (place: Place): Promise<void> => {
  const { firmId, id } = place;
  const given = photoMark
    .patch({ firmId, id })
    .remove(['isComing'])
    .where((mark, { exists }) => exists(mark.isComing));
  const isTaken = await given.go().then(
    () => true,
    () => false,
  );
  if (isTaken) await tidyUp(place);
};

/** A picture and its thumbnail, if it came with one. */
interface Pictures {
  picture: Picture;
  thumbnail: Picture | undefined;
}

const keep = async (photo: StoredPhoto, { picture, thumbnail }: Pictures, job: StoredJob, beside: With) => {
  await expectPicture(photo);
  try {
    await Promise.all([
      putPicture(photo, picture.bytes, picture.type),
      thumbnail && putThumbnail(photo, thumbnail.bytes),
    ]);
    await save(photo, job, beside);
  } catch (error) {
    await takeBack(photo);
    throw error;
  }
};

/**
 * Adds a photo to a job, but not where it was taken. Throws 404, 409 if the job is at its limit or its certificate was issued, 415
 * if it is not a picture that every browser shows, 400 if it or its thumbnail is damaged.
 */
export const createPhoto = async (
  of: Pick<Place, 'firmId' | 'jobId'> & { madeBy: UserId },
  { id: chosen, thumbnail: small, ...input }: NewPhoto,
  file: { bytes: Uint8Array },
  beside: With,
) => {
  const picture = anyonesPicture(file.bytes);
  const thumbnail = small === undefined ? undefined : smallPicture(small);
  const job = await jobWithRoom(of);
  return withNewId(async (id) => {
    const at = nextInstant();
    const { type: fileType, width, height } = picture;
    const fileSize = picture.bytes.length;
    const kept = { ...of, id, ...madeNow(at) };
    const sha256 = createHash('sha256').update(picture.bytes).digest('hex');
    const said = { ...withoutNulls(input), stage: input.stage };
    const hasThumbnail = thumbnail !== undefined;
    const photo = { ...said, fileType, fileSize, width, height, sha256, hasThumbnail, ...kept };
    // Refuses before anything is stored.
    await beside.photoAdded(photo);
    // The picture is stored first: a photo without one must never show.
    await keep(photo, { picture, thumbnail }, job, beside);
    return shown(photo);
  }, chosen);
};

/** Updates a photo: an omitted field stays, `null` clears it. Throws 404, 409 for a stale write. */
export const changePhoto = async (place: Place, { updatedAt: basedOn, ...changes }: PhotoChange) => {
  const after = await withLatest(
    () => readPhoto(place),
    basedOn,
    async (current) => {
      const updatedAt = nextInstant(current.updatedAt);
      const patch = photoEntity
        .patch(place)
        .set({ ...withoutNulls(changes), updatedAt })
        .remove(cleared(changes) as 'caption'[])
        .where((photo, { eq }) => eq(photo.updatedAt, current.updatedAt));
      await transact([write(patch, () => new Moved())]);
      return applied<StoredPhoto>(current, { ...changes, updatedAt });
    },
  );
  return shown(after);
};
