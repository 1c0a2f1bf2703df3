import type { Entry } from './entry.ts';

/** How many changes wait for the server, and how many for a person. */
export const countsOf = (entries: readonly Entry[]): { waiting: number; refused: number } => {
  const refused = entries.filter(({ state }) => state === 'refused').length;
  return { waiting: entries.length - refused, refused };
};
