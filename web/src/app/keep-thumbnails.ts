import { addDays, daysBetween, today } from '#shared/dates.ts';
import { isOpenJob } from '#shared/jobs/status.ts';
import type { Photo } from '#shared/photos/contract.ts';
import { photosRoutes } from '#shared/photos/routes.ts';
import { call } from '../api/call.ts';
import { keepsCopy } from '../boot/keeps-copy.ts';
import { savesData } from '../boot/saves-data.ts';
import { whenIdle } from '../boot/when-idle.ts';
import { onStore, storeNow } from '../store/live.ts';
import { openThumbnails } from '../store/thumbnails.ts';

/** The most jobs whose photos are kept: as many as the first records that a device is sent. */
const mostJobs = 40;

/** The jobs of these two weeks and those still open, which a cellar may need: the nearest to today first. */
const jobsAround = (): number[] => {
  const day = today();
  const [from, to] = [addDays(day, -1), addDays(day, 13)];
  const away = (date: string | null) => Math.abs(daysBetween(day, date ?? to));
  return (storeNow()?.records.all('job') ?? [])
    .filter(({ status, scheduledDate: on }) => isOpenJob(status) || (on !== null && on >= from))
    .filter(({ scheduledDate: on }) => on === null || on <= to)
    .toSorted((a, b) => away(a.scheduledDate) - away(b.scheduledDate))
    .slice(0, mostJobs)
    .map(({ id }) => id);
};

/** Photos that have no thumbnail. */
const without = new Set<number>();

type Thumbnails = Awaited<ReturnType<typeof openThumbnails>>;

const fetchOf = async (jobId: number, thumbnails: Thumbnails, isMissing: (photo: Photo) => boolean) => {
  const photos = await call(photosRoutes.list, { params: { id: jobId } });
  for (const { id, thumbnailUrl } of photos.filter(isMissing)) {
    if (thumbnailUrl) await thumbnails.keep(id, thumbnailUrl);
    else without.add(id);
  }
};

/** Fetches the thumbnails that are missing, job by job, and drops those of deleted photos. Rejects without a connection. */
const catchUp = async (): Promise<void> => {
  const store = storeNow();
  if (!store?.filled.has('photo')) return;
  const { records, owner } = store;
  const thumbnails = await openThumbnails(owner);
  const kept = new Set(await thumbnails.ids());
  for (const id of kept) if (!records.get('photo', id)) await thumbnails.drop(id);
  const isMissing = ({ id }: { id: number }) => !kept.has(id) && !without.has(id);
  for (const jobId of jobsAround())
    if (records.by('photo', 'jobId', jobId).some(isMissing)) await fetchOf(jobId, thumbnails, isMissing);
  await thumbnails.trim();
};

/** Keeps the thumbnails of photos of the jobs around today on this device, so that they show without a connection. */
export const keepThumbnails = (): void => {
  if (!('caches' in window) || !keepsCopy() || savesData()) return;
  const state = () => {
    const store = storeNow();
    const versions = (['photo', 'job'] as const).map((kind) => store?.records.version(kind));
    return `${store?.filled.has('photo')} ${versions}`;
  };
  let seen = '';
  let isRunning = false;
  const look = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      for (let now = state(); now !== seen; now = state()) {
        await whenIdle();
        await catchUp();
        seen = now;
      }
    } catch {
      // Asked again at the next change, or once there is a connection.
    }
    isRunning = false;
  };
  onStore(() => void look());
  window.addEventListener('online', () => void look());
  void look();
};
