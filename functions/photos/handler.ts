import { serve } from '#functions/lib/serve.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { photosRoutes } from '#shared/photos/contract.ts';
import { listPhotos, readPhoto, type StoredPhoto, shown } from './list.ts';
import { removePhoto } from './remove.ts';
import { changePhoto, createPhoto } from './store.ts';

const placeOf = (userId: string, { id, photoId }: { id: number; photoId: number }) => ({
  userId,
  jobId: id,
  id: photoId,
});

interface OnJob {
  user: StoredUser;
  params: { id: number };
}
const present = async ({ user, params }: OnJob, photoId: number) =>
  shown(await readPhoto(placeOf(user.userId, { id: params.id, photoId })));

export const handler = serve(
  photosRoutes,
  {
    list: ({ user, params, query }) => listPhotos(user.userId, params.id, query),
    create: ({ user, params, body, once }) =>
      createPhoto({ userId: user.userId, jobId: params.id }, body.data, body.file, once),
    change: ({ user, params, body }) => changePhoto(placeOf(user.userId, params), body),
    remove: ({ user, params }) => removePhoto(placeOf(user.userId, params)),
  },
  {
    again: {
      create: (photo) => shown(photo as StoredPhoto),
      change: (_, { user, params }) => present({ user, params }, params.photoId),
    },
    present: { create: present, change: present },
  },
);
