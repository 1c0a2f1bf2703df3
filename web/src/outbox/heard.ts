import { hearClock } from './clock.ts';
import { tellWaiting, waitingNow } from './waiting.ts';

/** Learns from any answer of the API that there is a connection, and what time it is there. */
export const hear = (response: Response): void => {
  hearClock(response.headers.get('Date'));
  if (!waitingNow().isReached) tellWaiting({ isReached: true });
};

/** Learns that no answer came. */
export const hearNothing = (error: unknown): void => {
  if (error instanceof TypeError && waitingNow().isReached) tellWaiting({ isReached: false });
};
