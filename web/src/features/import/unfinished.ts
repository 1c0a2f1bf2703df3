import * as z from 'zod/mini';

const shape = z.object({ fileName: z.string(), done: z.number(), total: z.number() });

/** How far an import is that has not come to its end. */
export type Unfinished = z.output<typeof shape>;

const keyOf = (userId: string, target: string): string => `fettle-import-${target}-${userId}`;

/** What this browser remembers of the user's last import into a target. */
export const unfinished = (userId: string, target: string): Unfinished | null => {
  try {
    const result = z.safeParse(shape, JSON.parse(localStorage.getItem(keyOf(userId, target)) ?? 'null'));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
};

/** Remembers how far it is; `null` once it is done. A browser without storage only forgets the sentence. */
export const remember = (userId: string, target: string, progress: Unfinished | null): void => {
  try {
    if (progress) localStorage.setItem(keyOf(userId, target), JSON.stringify(progress));
    else localStorage.removeItem(keyOf(userId, target));
  } catch {
    // Nothing is lost: the rows that are there say how far it is.
  }
};
