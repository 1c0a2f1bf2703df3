import { queryOptions } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { PhotoSeen } from '#shared/domain/photos/views.ts';
import type { Photo } from '#shared/photos/contract.ts';
import { photosRoutes } from '#shared/photos/routes.ts';
import { photoStages } from '#shared/photos/stages.ts';
import { routeKey } from '#shared/route.ts';
import { call } from '../../api/call.ts';
import { onStore, storeNow } from '../../store/live.ts';
import { useView } from '../../store/use-view.ts';

/** Signed URLs are valid for 15 minutes; photos this old, in milliseconds, are fetched again. */
const addressFreshMs = 10 * 60 * 1000;

/**
 * A job's photos. They have their own key: new URLs make the browser load every picture again, so changes to a job don't refetch
 * them.
 */
export const photosQuery = (jobId: number) =>
  queryOptions({
    queryKey: ['photos', jobId],
    queryFn: () => call(photosRoutes.list, { params: { id: jobId } }),
    staleTime: addressFreshMs,
    select: inOrder,
  });

const inOrder = <P extends PhotoSeen>(photos: P[]): P[] =>
  photos.toSorted((a, b) => photoStages.indexOf(a.stage) - photoStages.indexOf(b.stage) || a.id - b.id);

/** A photo, without its URLs while the server can't sign them. */
export type PhotoShown = PhotoSeen & Partial<Pick<Photo, 'fileUrl' | 'thumbnailUrl'>>;

const versions = (photos: readonly Pick<Photo, 'id' | 'updatedAt'>[]): string =>
  photos
    .map(({ id, updatedAt }) => `${id} ${updatedAt}`)
    .toSorted()
    .join();

/** The server's records, without the queue. */
const recordsOf = (jobId: number): string | undefined => {
  const store = storeNow();
  return store?.filled.has('photo') ? versions(store.records.by('photo', 'jobId', jobId)) : undefined;
};

/** Refetches a job's photos when its records no longer match what is shown: only the server can sign their URLs. */
export const usePhotosFollow = (
  jobId: number,
  shown: readonly Photo[] | undefined,
  waiting: number,
  ask: () => unknown,
): void => {
  const now = useSyncExternalStore(onStore, () => recordsOf(jobId));
  const isOther = now !== undefined && shown !== undefined && versions(shown) !== now;
  useEffect(() => {
    if (now !== undefined && isOther) ask();
  }, [now, isOther, ask]);
  const before = useRef(waiting);
  // A queued photo has been sent; its record may arrive later.
  useEffect(() => {
    if (waiting < before.current) ask();
    before.current = waiting;
  }, [waiting, ask]);
};

/**
 * The photos as this device's records and queue have them, with the URLs that the server gave them. Those without are shown unless
 * their URLs are coming; one that is still in the queue is shown by the queue.
 */
export const usePhotosShown = (
  jobId: number,
  photos: readonly Photo[],
  areUrlsComing: boolean,
): PhotoShown[] => {
  const seen = useView({ route: routeKey(photosRoutes.list), input: { params: { id: jobId } } });
  if (seen.state !== 'found') return inOrder([...photos]);
  const addressed = new Map(photos.map((photo) => [photo.id, photo]));
  const records = areUrlsComing ? undefined : storeNow()?.records;
  return inOrder(
    (seen.data as PhotoSeen[]).flatMap((photo) => {
      const { id } = photo;
      const isShown = addressed.has(id) || records?.get('photo', id) !== undefined;
      return isShown ? [{ ...addressed.get(id), ...photo }] : [];
    }),
  );
};
