import { transact, type Write } from '#functions/lib/transact.ts';

/** Thrown by a write that holds only for the first look. */
export class SeenEarlier extends Error {}

/** True if nobody had looked before. */
export const isFirstLook = async (noted: Write[]): Promise<boolean> => {
  try {
    await transact(noted);
    return true;
  } catch (error) {
    if (error instanceof SeenEarlier) return false;
    throw error;
  }
};
