import type { Stop } from './drain.ts';
import { waitingNow } from './waiting.ts';

/** How long nothing is tried after nothing got through, in milliseconds: longer each time, and never so long while somebody looks. */
const pause = { first: 5000, longest: 300_000, whileSeen: 30_000 };

/** When what is left is tried again. */
export const retrying = (wake: () => void) => {
  let tries = 0;
  let timer = 0;
  return {
    /** Something arrived: the next pause is a short one again. */
    reset: (): void => {
      tries = 0;
    },
    later: (stop: Stop, failed: boolean): void => {
      clearTimeout(timer);
      const isLeft = waitingNow().entries.some(({ state }) => state !== 'refused');
      if (!isLeft || (stop && stop.kind !== 'unreached')) return;
      if (stop || failed) tries += 1;
      const most = document.hidden ? pause.longest : pause.whileSeen;
      const ms = Math.min(most, pause.first * 2 ** Math.max(0, tries - 1));
      const asked = stop?.afterMs ?? 0;
      // Not all devices of a street at once when the line is back.
      timer = window.setTimeout(wake, Math.max(asked, ms * (0.75 + Math.random() / 4)));
    },
  };
};
