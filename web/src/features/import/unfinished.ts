import * as z from 'zod/mini';

const shape = z.object({ fileName: z.string(), done: z.number(), total: z.number() });

/** The progress of an unfinished import. */
export type Unfinished = z.output<typeof shape>;

const keyOf = (userId: string, target: string): string => `fettle-import-${target}-${userId}`;

/** The user's last unfinished import into a target, as stored in this browser. */
export const unfinished = (userId: string, target: string): Unfinished | null => {
  try {
    const result = z.safeParse(shape, JSON.parse(localStorage.getItem(keyOf(userId, target)) ?? 'null'));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
};

/** Stores the progress; `null` once it is done. A browser without storage only loses the notice. */
export const remember = (userId: string, target: string, progress: Unfinished | null): void => {
  try {
    if (progress) localStorage.setItem(keyOf(userId, target), JSON.stringify(progress));
    else localStorage.removeItem(keyOf(userId, target));
  } catch {
    // Nothing is lost: the imported rows show the progress.
  }
};
