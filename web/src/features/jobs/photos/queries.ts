import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Photo, photosRoutes } from '#shared/photos/contract.ts';
import { photoStages } from '#shared/photos/stages.ts';
import { routeKey } from '#shared/route.ts';
import { call } from '../../../api/call.ts';
import { changeRecord } from '../../../api/change-record.ts';
import type { Entry } from '../../../store/mutation-entry.ts';
import { useView } from '../../../store/use-view.ts';

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

type Seen = Pick<Photo, 'id' | 'updatedAt'>;

const versions = (photos: readonly Seen[]): string =>
  photos
    .map(({ id, updatedAt }) => `${id} ${updatedAt}`)
    .toSorted()
    .join();

/** Asks for a job's photos anew once its records say something else than what is shown: their addresses are the server's to sign. */
export const usePhotosFollow = (
  jobId: number,
  shown: readonly Photo[] | undefined,
  ask: () => unknown,
): void => {
  const seen = useView({ route: routeKey(photosRoutes.list), input: { params: { id: jobId } } });
  const now = seen.state === 'found' ? versions(seen.data as Seen[]) : undefined;
  const isOther = now !== undefined && shown !== undefined && versions(shown) !== now;
  useEffect(() => {
    if (now !== undefined && isOther) ask();
  }, [now, isOther, ask]);
};

const changeRoute = routeKey(photosRoutes.change);

/** Photos with what was said of them without a connection laid over. */
export const withWaiting = (photos: Photo[], entries: readonly Entry[]): Photo[] =>
  inOrder(
    photos.map((photo) => {
      const changes = entries
        .filter(({ route, params }) => route === changeRoute && Number(params.photoId) === photo.id)
        .map(({ body }) => body as Partial<Photo>);
      return Object.assign({}, photo, ...changes);
    }),
  );

/** Changes the photos on show at once; what it returns puts them back. */
export const changePhotos = (
  cache: QueryClient,
  jobId: number,
  change: (photos: Photo[]) => Photo[],
): (() => void) => changeRecord<Photo[]>(cache, photosQuery(jobId), change);
