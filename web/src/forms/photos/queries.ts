import { queryOptions } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Photo } from '#shared/photos/contract.ts';
import { photosRoutes } from '#shared/photos/routes.ts';
import { photoStages } from '#shared/photos/stages.ts';
import { routeKey } from '#shared/route.ts';
import { call } from '../../api/call.ts';
import { onStore, storeNow } from '../../store/live.ts';
import { useView } from '../../store/use-view.ts';

/** Signed addresses are good for a quarter of an hour; photos this old, in milliseconds, are asked for anew. */
const addressFreshMs = 10 * 60 * 1000;

/**
 * The photos of a job. They have a key of their own: with the addresses of a new answer every picture would be loaded
 * again, so no change of a job asks for them.
 */
export const photosQuery = (jobId: number) =>
  queryOptions({
    queryKey: ['photos', jobId],
    queryFn: () => call(photosRoutes.list, { params: { id: jobId } }),
    staleTime: addressFreshMs,
    select: inOrder,
  });

const inOrder = (photos: Photo[]): Photo[] =>
  photos.toSorted((a, b) => photoStages.indexOf(a.stage) - photoStages.indexOf(b.stage) || a.id - b.id);

type Seen = Omit<Photo, 'fileUrl'>;

const versions = (photos: readonly Pick<Photo, 'id' | 'updatedAt'>[]): string =>
  photos
    .map(({ id, updatedAt }) => `${id} ${updatedAt}`)
    .toSorted()
    .join();

/** What the server's records say, without what waits here. */
const recordsOf = (jobId: number): string | undefined => {
  const store = storeNow();
  return store?.filled.has('photo') ? versions(store.records.by('photo', 'jobId', jobId)) : undefined;
};

/** Asks for a job's photos anew once its records say something else than what is shown: their addresses are the server's to sign. */
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
  // One that waited has arrived, and its record may come later.
  useEffect(() => {
    if (waiting < before.current) ask();
    before.current = waiting;
  }, [waiting, ask]);
};

/** The photos that have an address, as the records of this device say them, with what waits of them. */
export const usePhotosShown = (jobId: number, photos: readonly Photo[]): Photo[] => {
  const seen = useView({ route: routeKey(photosRoutes.list), input: { params: { id: jobId } } });
  if (seen.state !== 'found') return inOrder([...photos]);
  const addresses = new Map(photos.map(({ id, fileUrl }) => [id, fileUrl]));
  return inOrder(
    (seen.data as Seen[]).flatMap((photo) => {
      const fileUrl = addresses.get(photo.id);
      return fileUrl === undefined ? [] : [{ ...photo, fileUrl }];
    }),
  );
};
