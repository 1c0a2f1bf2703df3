import { useSyncExternalStore } from 'react';
import { photosRoutes } from '#shared/photos/routes.ts';
import { queryClient } from '../../api/query-client.ts';
import { sendCall } from '../../api/use-call.ts';
import { smallerPicture, thumbnailOf, UnusablePicture } from '../../data/smaller-picture.ts';
import { ApiError, isUnauthorised, isUnreachable } from '../../store/api-error.ts';
import { isNoRoom } from '../../store/picture-room.ts';
import { wasKept } from '../../store/waiting.ts';
import { isAt, type PhotoPlace } from './photo-place.ts';
import { photosQuery } from './queries.ts';
import { texts } from './texts.ts';

/** A photo being uploaded. */
export interface Upload extends PhotoPlace {
  key: string;
  file: File;
  /** The progress, from 0 to 1; undefined while waiting. */
  share?: number;
  /** Why it failed. */
  trouble?: string;
  /** Retrying would not help. */
  hopeless?: boolean;
}

/** About half a megabyte each: enough to show a joint, and small enough for a weak signal. */
const sent = {
  attempts: [
    [2000, 0.82],
    [2000, 0.7],
    [1600, 0.65],
  ],
  mostBytes: 700 * 1024,
  name: 'photo',
} as const;

// Outside React: uploads continue when their job is closed.
let uploads: readonly Upload[] = [];
const listeners = new Set<() => void>();
let isSending = false;

const show = (next: readonly Upload[]): void => {
  uploads = next;
  for (const listener of listeners) listener();
};
const note = (key: string, change: Partial<Upload>): void =>
  show(uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)));
/** Removes one from the list. */
export const leaveOut = (key: string): void => show(uploads.filter((upload) => upload.key !== key));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** A place's uploads, running or failed. */
export const useUploads = (place: PhotoPlace): Upload[] =>
  useSyncExternalStore(subscribe, () => uploads).filter(
    (upload) => upload.jobId === place.jobId && isAt(place, upload.of),
  );

const troubleIn = (error: unknown): Partial<Upload> => {
  if (error instanceof UnusablePicture) return { trouble: texts[error.trouble], hopeless: true };
  if (isNoRoom(error)) return { trouble: texts.noRoom };
  if (isUnreachable(error)) return { trouble: texts.noConnection };
  if (isUnauthorised(error)) return { trouble: texts.signedOut };
  return { trouble: error instanceof ApiError ? error.reason : String(error) };
};

const sendOne = async ({ key, jobId, stage, of, file }: Upload): Promise<void> => {
  note(key, { share: 0 });
  try {
    const picture = await smallerPicture(file, sent);
    const thumbnail = await thumbnailOf(picture);
    const onProgress = (share: number) => note(key, { share });
    const input = { params: { id: jobId }, body: { stage, ...of, thumbnail }, file: picture };
    // A queued photo is shown by the queue.
    const photo = await sendCall(queryClient, photosRoutes.create, input, {
      idempotencyKey: key,
      onProgress,
    });
    if (!wasKept(photo))
      await queryClient.fetchQuery({ ...photosQuery(jobId), staleTime: 0 }).catch(() => []);
    leaveOut(key);
  } catch (error) {
    note(key, troubleIn(error));
  }
};

/** One at a time: on a weak connection two would share the bandwidth and neither would arrive. */
const sendAll = async (): Promise<void> => {
  if (isSending) return;
  isSending = true;
  const waiting = () => uploads.find(({ share, trouble }) => share === undefined && !trouble);
  for (let next = waiting(); next; next = waiting()) await sendOne(next);
  isSending = false;
};

/** Uploads photos of a place one after the other. */
export const sendPhotos = (place: PhotoPlace, files: readonly File[]): void => {
  show([...uploads, ...files.map((file) => ({ ...place, key: crypto.randomUUID(), file }))]);
  void sendAll();
};

/** Retries a failed one. */
export const sendAgain = ({ key, share: _, trouble: __, ...again }: Upload): void => {
  show(uploads.map((upload) => (upload.key === key ? { key, ...again } : upload)));
  void sendAll();
};
