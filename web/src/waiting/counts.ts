import type { MutationEntry } from '../store/mutation-entry.ts';

/** How many changes wait for the server, and how many for a person. */
export const countsOf = (entries: readonly MutationEntry[]): { waiting: number; refused: number } => {
  const refused = entries.filter(({ standing }) => standing === 'refused').length;
  return { waiting: entries.length - refused, refused };
};
