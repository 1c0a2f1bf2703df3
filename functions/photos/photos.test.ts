import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photosPerJob } from '#shared/limits.ts';
import type { Photo } from '#shared/photos/contract.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { photoForm, whiteDot } from '../testing/forms.ts';
import { heicOf } from '../testing/heic.ts';
import { partitionOf, recounted, setItem } from '../testing/partition.ts';

const system = localSystem();
const { clients, dashboard, jobs, photos } = routes;

const begin = async () => {
  const person = await system.someone();
  const { id: clientId } = await person.call(clients.create, { body: { name: 'Harbour Café' } });
  const job = () => person.call(jobs.create, { body: { title: 'Boiler', clientId } });
  return { person, job, jobId: (await job()).id };
};
const upload = (person: Someone, jobId: number, form: FormData = photoForm(), key: string = randomUUID()) =>
  person.send({
    method: 'POST',
    path: `/api/jobs/${jobId}/photos`,
    body: form,
    headers: { 'idempotency-key': key },
  });
const add = async (person: Someone, jobId: number, data: object, file?: typeof whiteDot): Promise<Photo> => {
  const { status, body } = await upload(person, jobId, photoForm(data, file));
  expect({ status, body }).toMatchObject({ status: 201 });
  return body as Photo;
};
const list = (person: Someone, id: number) => person.call(photos.list, { params: { id } });
const bytesAt = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());
const expectCounted = async ({ firmId }: Someone, jobPhotos: number) => {
  const { expected, found } = await recounted(firmId);
  expect(found).toEqual(expected);
  expect(found.jobPhotos).toBe(jobPhotos);
};
/** What is in the bucket of a firm's photos, and which marks exist. */
const left = async ({ firmId }: Someone) => {
  const { listKeys } = await import('#functions/lib/bucket.ts');
  const items = await partitionOf(firmId);
  return {
    pictures: (await listKeys(`photos/${firmId}/`)).length,
    photos: items.filter(({ __edb_e__ }) => __edb_e__ === 'photo').length,
    marks: items.filter(({ __edb_e__ }) => __edb_e__ === 'photoMark').length,
  };
};

describe('a photo of a job', () => {
  it('is kept, listed newest first, changed and deleted, and only a signed address shows it', async () => {
    const { person, jobId } = await begin();
    const first = await add(person, jobId, { stage: 'before', caption: ' Under the sink ' });
    expect(first).toMatchObject({
      ...{ jobId, stage: 'before', caption: 'Under the sink', fileType: 'image/png' },
      ...{ fileSize: whiteDot.length, width: 1, height: 1 },
    });
    expect(await bytesAt(first.fileUrl)).toEqual(Buffer.from(whiteDot));
    expect((await fetch(first.fileUrl.split('?')[0] ?? '')).status).toBe(403);
    expect((await fetch(first.fileUrl.replace(`/${jobId}/`, `/${jobId + 1}/`))).status).toBe(403);
    const second = await add(person, jobId, { stage: 'after' });
    expect((await list(person, jobId)).map(({ id, caption }) => [id, caption])).toEqual([
      [second.id, null],
      [first.id, 'Under the sink'],
    ]);
    const params = { id: jobId, photoId: first.id };
    const body = { stage: 'during', caption: null, updatedAt: first.updatedAt } as const;
    expect(await person.call(photos.change, { params, body })).toMatchObject({
      stage: 'during',
      caption: null,
    });
    expect((await person.answer(photos.change, { params, body })).status).toBe(409);
    expect((await person.answer(photos.remove, { params: { ...params, id: jobId + 1 } })).status).toBe(404);
    expect((await person.answer(photos.remove, { params })).status).toBe(204);
    expect((await person.answer(photos.remove, { params })).status).toBe(404);
    expect((await fetch(first.fileUrl)).status).toBe(403);
    expect(await left(person)).toEqual({ pictures: 1, photos: 1, marks: 0 });
    await expectCounted(person, 1);
  });

  it('is kept upright, but without where, when and with what it was taken', async () => {
    const { person, jobId } = await begin();
    const place = { GPSLatitudeRef: 'N', GPSLatitude: '54/1 29/1 15/1', GPSLongitudeRef: 'W' };
    const exif = { IFD0: { Make: 'Example Phone' }, IFD3: place };
    const taken = await sharp({ create: { width: 8, height: 4, channels: 3, background: 'teal' } })
      .jpeg()
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(taken).metadata()).exif?.toString('latin1')).toContain('Example Phone');
    expect(gpsIn(taken)).toBe(true);
    const { fileUrl, fileSize } = await add(person, jobId, { stage: 'before' }, new Uint8Array(taken));
    const kept = await bytesAt(fileUrl);
    expect(gpsIn(kept)).toBe(false);
    expect(kept.toString('latin1')).not.toContain('Example Phone');
    expect(await sharp(kept).metadata()).toMatchObject({ orientation: 6, width: 8, height: 4 });
    expect(kept).toHaveLength(fileSize);
  });

  it('has a thumbnail if it came with one, which goes with it', async () => {
    const { person, jobId } = await begin();
    const square = (side: number) =>
      sharp({ create: { width: side, height: side, channels: 3, background: 'teal' } });
    const [small, large, png] = await Promise.all([
      square(200)
        .jpeg()
        .withExif({ IFD0: { Make: 'Example Phone' } })
        .toBuffer(),
      square(400).jpeg().toBuffer(),
      square(200).png().toBuffer(),
    ]);
    const data = (thumbnail: Buffer) => ({ stage: 'before', thumbnail: thumbnail.toString('base64') });
    const photo = await add(person, jobId, data(small));
    const shown = await bytesAt(photo.thumbnailUrl ?? '');
    expect(await sharp(shown).metadata()).toMatchObject({ format: 'jpeg', width: 200, height: 200 });
    expect(shown.toString('latin1')).not.toContain('Example Phone');
    const bare = await add(person, jobId, { stage: 'after' });
    expect((await list(person, jobId)).map(({ thumbnailUrl }) => thumbnailUrl === null)).toEqual([
      true,
      false,
    ]);
    for (const wrong of [large, png, Buffer.from('no picture')]) {
      const { status, body } = await upload(person, jobId, photoForm(data(wrong)));
      expect({ status, body }).toMatchObject({ status: 400, body: { issues: [{ path: 'thumbnail' }] } });
    }
    expect(await left(person)).toEqual({ pictures: 3, photos: 2, marks: 0 });
    for (const { id } of [photo, bare])
      await person.call(photos.remove, { params: { id: jobId, photoId: id } });
    expect((await fetch(photo.thumbnailUrl ?? '')).status).toBe(403);
    expect(await left(person)).toEqual({ pictures: 0, photos: 0, marks: 0 });
  });

  it('is added once for one key, and a repeated call has an address that works', async () => {
    const { person, jobId } = await begin();
    const data = { stage: 'during', caption: 'Trap' };
    const first = await upload(person, jobId, photoForm(data), 'tap');
    const replies = await Promise.all(
      [1, 2, 3].map(() => upload(person, jobId, photoForm({ caption: 'Trap', stage: 'during' }), 'tap')),
    );
    expect(new Set([first, ...replies].map(({ body }) => (body as Photo).id)).size).toBe(1);
    expect(JSON.stringify(await partitionOf(person.firmId))).not.toContain('X-Amz-Signature');
    const [again] = replies as { body: Photo }[];
    expect((await fetch(again?.body.fileUrl ?? '')).status).toBe(200);
    expect((await upload(person, jobId, photoForm({ ...data, stage: 'after' }), 'tap')).status).toBe(422);
    expect(await left(person)).toEqual({ pictures: 1, photos: 1, marks: 0 });
    await expectCounted(person, 1);
  });

  it('is news the first time', async () => {
    const { person, jobId } = await begin();
    for (const stage of ['before', 'after']) await add(person, jobId, { stage });
    const kinds = (await person.call(dashboard.activity, {})).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'photos_added')).toHaveLength(1);
  });
});

/** True if a JPEG's Exif refers to a GPS directory (tag 0x8825), in either byte order. */
const gpsIn = (jpeg: Buffer): boolean =>
  jpeg.includes(Buffer.from([0x88, 0x25, 0, 4])) || jpeg.includes(Buffer.from([0x25, 0x88, 4, 0]));

describe('a job', () => {
  it('takes its photos with it, and leaves those of others', async () => {
    const { person, job, jobId } = await begin();
    const other = await job();
    for (let n = 0; n < 3; n++) await add(person, jobId, { stage: 'before' });
    const stays = await add(person, other.id, { stage: 'after' });
    expect((await person.answer(jobs.remove, { params: { id: jobId } })).status).toBe(204);
    expect((await person.answer(photos.list, { params: { id: jobId } })).status).toBe(404);
    expect(await left(person)).toEqual({ pictures: 1, photos: 1, marks: 0 });
    expect((await fetch(stays.fileUrl)).status).toBe(200);
    await expectCounted(person, 1);
  });

  it('has so many, however many come at once', async () => {
    const { person, jobId } = await begin();
    await setItem(person.firmId, `job#${`${jobId}`.padStart(16, '0')}`, { photoCount: photosPerJob - 2 });
    const replies = await Promise.all(Array.from({ length: 5 }, () => upload(person, jobId)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    const message = 'A job can have 60 photos. Delete one to add another.';
    expect(await upload(person, jobId)).toMatchObject({ status: 409, body: { message } });
    expect(await left(person)).toEqual({ pictures: 2, photos: 2, marks: 0 });
  });

  it('that is deleted meanwhile leaves nothing of a photo on its way', async () => {
    const { person, jobId } = await begin();
    const coming = Promise.all(Array.from({ length: 4 }, () => upload(person, jobId)));
    const removal = await person.answer(jobs.remove, { params: { id: jobId } });
    await coming;
    expect([204, 503]).toContain(removal.status);
    if (removal.status === 503) await person.call(jobs.remove, { params: { id: jobId } });
    expect(await left(person)).toEqual({ pictures: 0, photos: 0, marks: 0 });
  });
});

describe('an upload that is wrong', () => {
  const good = { stage: 'before' };
  const heic = new Uint8Array(heicOf({ width: 4, height: 3, exif: Buffer.alloc(24) }));
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Array(64).fill(7)]);
  it.each([
    ['a PDF called .png', good, new Uint8Array(Buffer.from('%PDF-1.7')), 415, 'image file'],
    ['a HEIC', good, heic, 415, 'HEIC'],
    ['a JPEG that breaks off', good, jpeg, 400, 'damaged'],
    ['a picture of 4.1 MB', good, new Uint8Array(4.1 * 1024 * 1024), 413, '4 MB'],
    ['no stage', {}, whiteDot, 400, ''],
    ['a stage there is not', { stage: 'later' }, whiteDot, 400, ''],
    ['a caption too long', { ...good, caption: 'x'.repeat(201) }, whiteDot, 400, ''],
    ['an unknown field', { ...good, firmId: 'x' }, whiteDot, 400, ''],
  ])('%s: a clear answer, and nothing kept', async (_, data, file, status, words) => {
    const { person, jobId } = await begin();
    const answer = await upload(person, jobId, photoForm(data, file));
    expect(answer).toMatchObject({ status, body: { message: expect.stringContaining(words) } });
    expect(await left(person)).toEqual({ pictures: 0, photos: 0, marks: 0 });
  });

  it('one for a job that is not there, or not theirs', async () => {
    const [{ person, jobId }, stranger] = [await begin(), await system.someone()];
    expect((await upload(stranger, jobId)).status).toBe(404);
    expect((await upload(person, 1)).status).toBe(404);
    expect(await left(stranger)).toEqual({ pictures: 0, photos: 0, marks: 0 });
  });
});
