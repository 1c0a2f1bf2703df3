import { useSyncExternalStore } from 'react';
import { photosRoutes } from '#shared/photos/routes.ts';
import { queryClient } from '../../api/query-client.ts';
import { sendCall } from '../../api/use-call.ts';
import { smallerPicture, UnusablePicture } from '../../data/smaller-picture.ts';
import { ApiError, isUnauthorised, isUnreachable } from '../../store/api-error.ts';
import { isNoRoom } from '../../store/picture-room.ts';
import { wasKept } from '../../store/waiting.ts';
import { isAt, type PhotoPlace } from './photo-place.ts';
import { photosQuery } from './queries.ts';
import { texts } from './texts.ts';

/** A photo on its way to the server. */
export interface Upload extends PhotoPlace {
  key: string;
  file: File;
  /** How much has gone out, from 0 to 1; undefined while it waits. */
  share?: number;
  /** Why it did not arrive. */
  trouble?: string;
  /** Sending it again would not help. */
  hopeless?: boolean;
}

/** About half a megabyte each: what shows a joint as it was, and goes through where there is little signal. */
const sent = {
  attempts: [
    [2000, 0.82],
    [2000, 0.7],
    [1600, 0.65],
  ],
  mostBytes: 700 * 1024,
  name: 'photo',
} as const;

// Outside of React: what is on its way goes on when its job is closed.
let uploads: readonly Upload[] = [];
const listeners = new Set<() => void>();
let isSending = false;

const show = (next: readonly Upload[]): void => {
  uploads = next;
  for (const listener of listeners) listener();
};
const note = (key: string, change: Partial<Upload>): void =>
  show(uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)));
/** Takes one off the list. */
export const leaveOut = (key: string): void => show(uploads.filter((upload) => upload.key !== key));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The photos of a place that are on their way or did not arrive. */
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
    const onProgress = (share: number) => note(key, { share });
    const input = { params: { id: jobId }, body: { stage, ...of }, file: picture };
    // What is kept on this device shows as what waits.
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

/** One at a time: two would share a thin line, and neither arrive. */
const sendAll = async (): Promise<void> => {
  if (isSending) return;
  isSending = true;
  const waiting = () => uploads.find(({ share, trouble }) => share === undefined && !trouble);
  for (let next = waiting(); next; next = waiting()) await sendOne(next);
  isSending = false;
};

/** Sends photos of a place one after the other. */
export const sendPhotos = (place: PhotoPlace, files: readonly File[]): void => {
  show([...uploads, ...files.map((file) => ({ ...place, key: crypto.randomUUID(), file }))]);
  void sendAll();
};

/** Tries one that did not arrive once more. */
export const sendAgain = ({ key, share: _, trouble: __, ...again }: Upload): void => {
  show(uploads.map((upload) => (upload.key === key ? { key, ...again } : upload)));
  void sendAll();
};
