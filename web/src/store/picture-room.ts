import { ApiError } from './api-error.ts';

/** How full this device's storage may get by pictures, as a share of what a browser may take. */
const mostFull = 0.8;

/** Whether a picture can be kept on this device: what is typed must always find room, so pictures end earlier. */
export const hasRoomForPictures = async (): Promise<boolean> => {
  try {
    const { usage = 0, quota = 0 } = await navigator.storage.estimate();
    return quota === 0 || usage / quota < mostFull;
  } catch {
    return true;
  }
};

const insufficientStorage = 507;

/** A picture that could be neither sent nor kept. */
export const noRoom = (): ApiError =>
  new ApiError(
    insufficientStorage,
    'this device is full, so it can’t keep pictures to send later. Free up some space, or try again when you’re online.',
  );

export const isNoRoom = (error: unknown): boolean =>
  error instanceof ApiError && error.status === insufficientStorage;
