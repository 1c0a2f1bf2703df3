import { keepCursor } from '../boot/kept-cursor.ts';
import { storeNow, viewsNow } from './live.ts';
import { waitingNow } from './waiting.ts';

let mirrored: string | undefined;

/** Writes the store's state to the document's data attributes, and the cursor to where the next start finds it. */
export const markStanding = (keeps: boolean): void => {
  const store = storeNow();
  const { dataset } = document.documentElement;
  if (store?.cursor === undefined) delete dataset.cursor;
  else dataset.cursor = store.cursor;
  dataset.pending = String(waitingNow().all.length);
  dataset.filled = store?.isFilled && viewsNow() ? 'yes' : 'no';
  const kept = keeps ? store?.cursor : undefined;
  if (kept !== mirrored) keepCursor(kept);
  mirrored = kept;
};
