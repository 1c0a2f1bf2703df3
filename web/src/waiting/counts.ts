import type { MutationEntry } from '../store/mutation-entry.ts';

/** Counts the changes that wait for the server, and those that wait for somebody. */
export const countsOf = (entries: readonly MutationEntry[]): { waiting: number; refused: number } => {
  const refused = entries.filter(({ standing }) => standing === 'refused').length;
  return { waiting: entries.length - refused, refused };
};
