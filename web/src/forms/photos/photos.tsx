import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import ImageOff from 'lucide-react/icons/image-off';
import { lazy, Suspense } from 'react';
import type { Job } from '#shared/jobs/contract.ts';
import { jobsRoutes } from '#shared/jobs/routes.ts';
import type { Photo } from '#shared/photos/contract.ts';
import { photosRoutes } from '#shared/photos/routes.ts';
import { routeKey } from '#shared/route.ts';
import { Button } from '../../components/button.tsx';
import { useUrlState } from '../../components/use-url-state.ts';
import { useWaiting } from '../../store/waiting.ts';
import { AddPhoto } from './add-photo.tsx';
import { isAt, type PhotoPlace, placeOfJob } from './photo-place.ts';
import { type PhotoShown, photosQuery, usePhotosFollow, usePhotosShown } from './queries.ts';
import { stageNames, texts } from './texts.ts';
import { UploadTile } from './upload-tile.tsx';
import { useUploads } from './uploads.ts';
import { useKeptThumbnail } from './use-kept-thumbnail.ts';
import { usePhotoPick } from './use-photo-pick.tsx';
import { WaitingTile } from './waiting-tile.tsx';

const Viewer = lazy(() => import('./viewer.tsx'));

const addRoute = routeKey(photosRoutes.create);

/** A job's photos in the order of the work, its uploads, and a way to add more. */
export function JobPhotos({ job }: { job: Job }) {
  return <Photos place={placeOfJob(job)} />;
}

/** The photos of a place. */
export function Photos({ place }: { place: PhotoPlace }) {
  const { jobId } = place;
  const { entries } = useWaiting();
  // A queued job doesn't exist on the server yet.
  const isThere = !entries.some(
    ({ makes, route }) => makes === jobId && route === routeKey(jobsRoutes.create),
  );
  const query = useQuery({ ...photosQuery(jobId), enabled: isThere });
  const { data = [], isError, refetch } = query;
  const kept = entries.filter(
    ({ route, params, set }) =>
      route === addRoute && Number(params.id) === jobId && isAt(place, set as Partial<Photo>),
  );
  const uploads = useUploads(place);
  // A photo whose URLs are on their way is not drawn twice: first bare, or beside its upload.
  const isComing = query.isFetching || uploads.some(({ trouble }) => !trouble);
  const photos = usePhotosShown(jobId, data, isComing).filter((photo) => isAt(place, photo));
  usePhotosFollow(jobId, query.data, kept.length, refetch);
  const camera = usePhotoPick(place);
  const library = usePhotoPick(place, 'library');
  const isEmpty = photos.length + kept.length + uploads.length === 0;
  const [openText, open] = useUrlState('photo', { push: true });
  const troubles = [...new Set(uploads.flatMap(({ trouble }) => trouble ?? []))];
  const shown = (photo: PhotoShown, at: number) => (
    <Thumbnail key={photo.id} {...{ photo, at, of: photos.length, onOpen: open, onStale: refetch }} />
  );
  return (
    // The room of a row of photos is reserved.
    <section aria-labelledby="photos" className={clsx('min-h-40 print:min-h-0', isEmpty && 'no-print')}>
      <div className="flex min-h-11 items-center justify-between gap-x-3 px-0.5 large-text:flex-wrap">
        <h3 id="photos" className="flex gap-2 text-small font-strong">
          {texts.title}
          {photos.length > 0 && <span className="font-normal text-muted">{photos.length}</span>}
        </h3>
        {!isEmpty && <AddPhoto look="button" onTake={camera.pick} onChoose={library.pick} />}
      </div>
      {camera.input}
      {library.input}
      {isEmpty && <AddPhoto look="tile" onTake={camera.pick} onChoose={library.pick} />}
      {!isEmpty && (
        <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1 lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0">
          {uploads.map((upload) => (
            <UploadTile key={upload.key} upload={upload} />
          ))}
          {kept.map((entry) => (
            <WaitingTile key={entry.key} entry={entry} />
          ))}
          {photos.map(shown)}
        </ul>
      )}
      {troubles.map((trouble) => (
        <p key={trouble} role="alert" className="text-small text-on-alert">
          {trouble}
        </p>
      ))}
      {isError && photos.length === 0 && <Failure onAgain={() => void refetch()} />}
      <Suspense>{openText && <Viewer {...{ jobId, photos, id: Number(openText), onShow: open }} />}</Suspense>
    </section>
  );
}

function Failure({ onAgain }: { onAgain: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-3 text-small text-muted">
      {texts.failed}
      <Button variant="quiet" onClick={onAgain}>
        {texts.again}
      </Button>
    </p>
  );
}

interface Props {
  photo: PhotoShown;
  at: number;
  of: number;
  onOpen: (id: string) => void;
  /** Its URL has expired. */
  onStale: () => unknown;
}

function Thumbnail({ photo, at, of, onOpen, onStale }: Props) {
  const { id, stage, caption } = photo;
  const kept = useKeptThumbnail(id);
  const address = kept === null ? (photo.thumbnailUrl ?? photo.fileUrl) : kept;
  return (
    <li className="w-24 shrink-0">
      <button
        type="button"
        aria-label={texts.open(stageNames[stage], caption, at + 1, of)}
        onClick={() => onOpen(String(id))}
        className="grid size-24 place-items-center overflow-hidden rounded-control bg-sunken"
      >
        {address && (
          <img
            src={address}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => onStale()}
            className="size-full object-cover"
          />
        )}
        {kept === null && !address && <ImageOff aria-hidden className="size-6 text-muted" />}
      </button>
      <p aria-hidden className="mt-1 truncate text-micro text-muted">
        {stageNames[stage]}
      </p>
    </li>
  );
}
