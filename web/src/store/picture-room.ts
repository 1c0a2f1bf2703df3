import { problemStatus } from '#shared/kernel/problems.ts';
import { ApiError } from './api-error.ts';

/** How full pictures may make this device's storage, as a share of its quota. */
const mostFull = 0.8;

/** True if a picture can be stored here: typed input must always find room, so pictures stop earlier. */
export const hasRoomForPictures = async (): Promise<boolean> => {
  try {
    const { usage = 0, quota = 0 } = await navigator.storage.estimate();
    return quota === 0 || usage / quota < mostFull;
  } catch {
    return true;
  }
};

/** The error for a picture that could be neither sent nor stored. */
export const noRoom = (): ApiError =>
  new ApiError(
    problemStatus.full,
    'this device is full, so it can’t keep pictures to send later. Free up some space, or try again when you’re online.',
    [],
    { code: 'full' },
  );

export const isNoRoom = (error: unknown): boolean => error instanceof ApiError && error.code === 'full';
