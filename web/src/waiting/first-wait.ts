import { toast } from '../components/toast.ts';
import { onWaiting, waitingNow } from '../store/waiting.ts';
import { texts } from './first-wait-texts.ts';

const said = 'kept-said';
/** After the toast that says that a change is kept, in milliseconds: there is room for one. */
const afterMs = 6000;

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Safari throws away after seven days without a visit what no app on the Home Screen keeps. */
const hint = (): void => {
  if (
    waitingNow().isPrivate ||
    isInstalled() ||
    !matchMedia('(pointer: coarse)').matches ||
    localStorage.getItem(said)
  )
    return;
  localStorage.setItem(said, '1');
  toast(texts.addToHomeScreen);
};

/** When a change first waits here, the browser is asked to let it lie, and on a phone the Home Screen is named, once. */
export const onFirstWait = (): void => {
  const stop = onWaiting(() => {
    if (waitingNow().entries.length === 0) return;
    stop();
    void navigator.storage?.persist?.().catch(() => undefined);
    setTimeout(hint, afterMs);
  });
};
