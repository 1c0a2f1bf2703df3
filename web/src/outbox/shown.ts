import type { Entry } from './entry.ts';
import { held } from './locks.ts';

/** What a form is just sending shows as it always did; what a tab left behind in the middle of sending waits. */
export const shownOf = async (entries: readonly Entry[]): Promise<Entry[]> => {
  const isForms = ({ state, tries }: Entry): boolean => state === 'sending' && tries === 0;
  const sent = entries.some(isForms) ? await held() : null;
  return entries.filter((entry) => !isForms(entry) || !sent?.has(entry.key));
};
