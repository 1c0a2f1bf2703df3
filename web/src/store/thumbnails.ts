import { databaseName, isErased, type Owner, thumbnailsOf } from './database.ts';

/** How many a device keeps, oldest deleted first: 48 MB if all are as large as they may be. */
const most = 2000;

const keyOf = (photoId: number): string => `/thumbnails/${photoId}`;

const idIn = ({ url }: Request): number => Number(url.slice(url.lastIndexOf('/') + 1));

/** A photo's thumbnail on this device; undefined if there is none, or if storage is denied. */
export const keptThumbnail = async (owner: Owner, photoId: number): Promise<Blob | undefined> => {
  try {
    return await (
      await caches.match(keyOf(photoId), { cacheName: thumbnailsOf(databaseName(owner)) })
    )?.blob();
  } catch {
    return undefined;
  }
};

/** An owner's thumbnails on this device. Throws if storage is denied. */
export const openThumbnails = async (owner: Owner) => {
  const cache = await caches.open(thumbnailsOf(databaseName(owner)));
  return {
    ids: async (): Promise<number[]> => (await cache.keys()).map(idIn),
    drop: (photoId: number) => cache.delete(keyOf(photoId)),
    /** Fetches one by its signed URL. Rejects offline, if the URL has expired, and if the device is full. */
    keep: async (photoId: number, url: string): Promise<void> => {
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`A thumbnail answered ${answer.status}`);
      if (!isErased(owner)) await cache.put(keyOf(photoId), answer);
    },
    trim: async (): Promise<void> => {
      const all = await cache.keys();
      await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((each) => cache.delete(each)));
    },
  };
};
