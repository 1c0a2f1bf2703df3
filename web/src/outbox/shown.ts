import type { Entry } from './entry.ts';
import { noteWaiting } from './hint.ts';
import { held } from './locks.ts';
import type { Store } from './store.ts';
import { tellWaiting } from './waiting.ts';

/** What a form is just sending (`formsOwn`) shows as it always did; what a tab left behind in the middle of sending waits. */
const shownOf = async (
  entries: readonly Entry[],
): Promise<{ shown: Entry[]; formsOwn: readonly string[] }> => {
  const isForms = ({ state, tries }: Entry): boolean => state === 'sending' && tries === 0;
  const sent = entries.some(isForms) ? await held() : null;
  const shown = entries.filter((entry) => !isForms(entry) || !sent?.has(entry.key));
  const formsOwn = entries.filter((entry) => !shown.includes(entry)).map(({ key }) => key);
  return { shown, formsOwn };
};

/** Reads what waits and shows it, once more where it is asked to while it does. Tells the keys of what forms are sending. */
export const showingOf = (
  userId: string,
  store: Store,
  onForms: (keys: readonly string[]) => void,
): (() => Promise<void>) => {
  let under: Promise<void> | null = null;
  let again = false;
  const read = async (): Promise<void> => {
    do {
      again = false;
      const all = await store.all();
      const { shown, formsOwn } = await shownOf(all);
      noteWaiting(userId, all.length > 0);
      tellWaiting({ entries: shown });
      onForms(formsOwn);
    } while (again);
  };
  return () => {
    again = true;
    under ??= read().finally(() => {
      under = null;
    });
    return under;
  };
};
