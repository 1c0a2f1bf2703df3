import { serve } from '#functions/lib/serve.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { Write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { photosContract } from '#shared/photos/contract.ts';
import { listPhotos, readPhoto, type StoredPhoto, shown } from './list.ts';
import { removeOwnPhoto, removePhoto } from './remove.ts';
import { changePhoto, createPhoto } from './store.ts';

const placeOf = (firmId: FirmId, { id, photoId }: { id: number; photoId: number }) => ({
  firmId,
  jobId: id,
  id: photoId,
});

interface OnJob {
  firm: StoredFirm;
  params: { id: number };
}
const present = async ({ firm, params }: OnJob, photoId: number) =>
  shown(await readPhoto(placeOf(firm.firmId, { id: params.id, photoId })));

type OfPhoto = (photo: StoredPhoto) => Promise<Write[]>;

/** The writes of each. */
const all =
  (each: readonly OfPhoto[]): OfPhoto =>
  async (photo) =>
    (await Promise.all(each.map((writes) => writes(photo)))).flat();

/** What goes with a photo in what stands above; each may refuse. */
export interface OnPhotos {
  photoAdded: readonly OfPhoto[];
  photoTaken: readonly OfPhoto[];
}

export const handler = serve(
  photosContract,
  ({ photoAdded, photoTaken }: OnPhotos) => ({
    list: ({ firm, params, query }) => listPhotos(firm.firmId, params.id, query),
    create: ({ user, firm, params, body, once }) =>
      createPhoto({ firmId: firm.firmId, jobId: params.id, madeBy: user.userId }, body.data, body.file, {
        once,
        photoAdded: all(photoAdded),
      }),
    change: ({ firm, params, body }) => changePhoto(placeOf(firm.firmId, params), body),
    remove: ({ user, firm, params, query, mine }) => {
      const place = placeOf(firm.firmId, params);
      const seen = { basedOn: query.updatedAt, taken: all(photoTaken) };
      return mine === undefined ? removePhoto(place, seen) : removeOwnPhoto(place, user.userId, seen);
    },
  }),
  {
    again: {
      create: (photo) => shown(photo as StoredPhoto),
      change: (_, { firm, params }) => present({ firm, params }, params.photoId),
    },
    present: { create: present, change: present, remove: present },
  },
);
