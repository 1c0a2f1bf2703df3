import { useSyncExternalStore } from 'react';
import type { AnyInput } from '#shared/call.ts';
import { type Photo, photosRoutes } from '#shared/photos/contract.ts';
import type { PhotoStage } from '#shared/photos/stages.ts';
import { ApiError, isUnauthorised, isUnreachable } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { newKey } from '../../../api/new-key.ts';
import { queryClient } from '../../../api/query-client.ts';
import { sendWaiting } from '../../../api/use-call.ts';
import { smallerPicture, UnusablePicture } from '../../../data/smaller-picture.ts';
import { isNoRoom } from '../../../store/picture-room.ts';
import { wasKept } from '../../../store/waiting.ts';
import { changePhotos, photosQuery } from './queries.ts';
import { texts } from './texts.ts';

/** A photo on its way to the server. */
export interface Upload {
  /** Its `Idempotency-Key` too: however often it is sent, it is added once. */
  key: string;
  jobId: number;
  stage: PhotoStage;
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

/** The photos of a job that are on their way or did not arrive. */
export const useUploads = (jobId: number): Upload[] =>
  useSyncExternalStore(subscribe, () => uploads).filter((upload) => upload.jobId === jobId);

const troubleIn = (error: unknown): Partial<Upload> => {
  if (error instanceof UnusablePicture) return { trouble: texts[error.trouble], hopeless: true };
  if (isNoRoom(error)) return { trouble: texts.noRoom };
  if (isUnreachable(error)) return { trouble: texts.noConnection };
  if (isUnauthorised(error)) return { trouble: texts.signedOut };
  return { trouble: error instanceof ApiError ? error.reason : String(error) };
};

const arrived = async (photo: Photo): Promise<void> => {
  // A list that is on its way may have been read before this photo was kept.
  await queryClient.cancelQueries({ queryKey: photosQuery(photo.jobId).queryKey });
  changePhotos(queryClient, photo.jobId, (photos) => [photo, ...photos.filter(({ id }) => id !== photo.id)]);
  void queryClient.fetchQuery(photosQuery(photo.jobId)).catch(() => undefined);
};

const sendOne = async ({ key, jobId, stage, file }: Upload): Promise<void> => {
  note(key, { share: 0 });
  try {
    const picture = await smallerPicture(file, sent);
    const onProgress = (share: number) => note(key, { share });
    const input = { params: { id: jobId }, body: { stage }, file: picture };
    const send = (sent: AnyInput, signal?: AbortSignal) =>
      call(photosRoutes.create, sent as typeof input, { idempotencyKey: key, onProgress, signal });
    const photo = (await sendWaiting(queryClient, photosRoutes.create, input, key, send)) as Photo;
    // What is kept on this device shows as what waits.
    if (!wasKept(photo)) await arrived(photo);
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

/** Sends photos of a job one after the other. */
export const sendPhotos = (jobId: number, stage: PhotoStage, files: readonly File[]): void => {
  show([...uploads, ...files.map((file) => ({ key: newKey(), jobId, stage, file }))]);
  void sendAll();
};

/** Tries one that did not arrive once more. */
export const sendAgain = ({ key, jobId, stage, file }: Upload): void => {
  show(uploads.map((upload) => (upload.key === key ? { key, jobId, stage, file } : upload)));
  void sendAll();
};
