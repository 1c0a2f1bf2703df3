import { originMark } from '#shared/kernel/problems.ts';
import { isBusyStatus } from './api-error.ts';
import { hearClock } from './clock.ts';
import { tellWaiting, waitingNow } from './waiting.ts';

/** A large file lies in the bucket, to which a redirect of ours leads. */
const isFromBucket = ({ ok, redirected, url }: Response): boolean =>
  ok && redirected && new URL(url).origin !== location.origin;

const isPage = ({ headers }: Response): boolean =>
  headers.get('Content-Type')?.startsWith('text/html') ?? false;

/**
 * Throws as `fetch` does without a connection where the answer is not the service's, whatever its status: the sign-in page of a café's
 * network, a proxy, a firewall.
 */
export const ofTheService = (response: Response): Response => {
  if (response.headers.get(originMark.name) === originMark.value || isFromBucket(response)) return response;
  tellWaiting({ wantsSignIn: isPage(response) });
  throw new TypeError('Something else answered in the place of the service');
};

/** Learns from an answer of the API that there is a connection, and what time it is there. A service without room reaches nobody. */
export const hear = ({ headers, status }: Response): void => {
  hearClock(headers.get('Date'));
  if (!isBusyStatus(status) && !waitingNow().isReached) tellWaiting({ isReached: true, wantsSignIn: false });
};

/** Learns that no answer came. */
export const hearNothing = (error: unknown): void => {
  if (error instanceof TypeError && waitingNow().isReached) tellWaiting({ isReached: false });
};
