import { currentToast, toast } from '../components/toast.ts';
import { onWaiting, waitingNow } from '../store/waiting.ts';
import { texts } from './first-wait-texts.ts';

const said = 'kept-said';
/** Delay, in milliseconds, until the toast about the queued change is mostly gone: only one fits. */
const afterMs = 6000;

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Safari deletes a site's storage after seven days without a visit, unless it is on the Home Screen. */
const hint = (): void => {
  if (
    waitingNow().isPrivate ||
    isInstalled() ||
    !matchMedia('(pointer: coarse)').matches ||
    localStorage.getItem(said)
  )
    return;
  // It must not take the place of another, least of all of an Undo.
  if (currentToast()) {
    setTimeout(hint, afterMs);
    return;
  }
  localStorage.setItem(said, '1');
  toast(texts.addToHomeScreen);
};

/** When a change is first queued, requests persistent storage and, on a phone, suggests the Home Screen, once. */
export const onFirstWait = (): void => {
  const stop = onWaiting(() => {
    if (waitingNow().entries.length === 0) return;
    stop();
    void navigator.storage?.persist?.().catch(() => undefined);
    setTimeout(hint, afterMs);
  });
};
