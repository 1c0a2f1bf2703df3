import { isBusyStatus } from '../api/api-error.ts';
import { hearClock } from './clock.ts';
import { tellWaiting, waitingNow } from './waiting.ts';

/** Throws as `fetch` does without a connection where a page came instead of an answer: the sign-in of a café's network, say. */
export const ofTheService = (response: Response): Response => {
  if (response.ok && response.headers.get('Content-Type')?.startsWith('text/html'))
    throw new TypeError('A page came instead of an answer');
  return response;
};

/** Learns from an answer of the API that there is a connection, and what time it is there. A service without room reaches nobody. */
export const hear = ({ headers, status }: Response): void => {
  hearClock(headers.get('Date'));
  if (!isBusyStatus(status) && !waitingNow().isReached) tellWaiting({ isReached: true });
};

/** Learns that no answer came. */
export const hearNothing = (error: unknown): void => {
  if (error instanceof TypeError && waitingNow().isReached) tellWaiting({ isReached: false });
};
