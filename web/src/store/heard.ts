import { originMark } from '#shared/kernel/problems.ts';
import { isBusyStatus } from './api-error.ts';
import { hearClock } from './clock.ts';
import { tellWaiting, waitingNow } from './waiting.ts';

/** Large files come from the bucket, through a redirect. */
const isFromBucket = ({ ok, redirected, url }: Response): boolean =>
  ok && redirected && new URL(url).origin !== location.origin;

const isPage = ({ headers }: Response): boolean =>
  headers.get('Content-Type')?.startsWith('text/html') ?? false;

/**
 * Throws a TypeError, as `fetch` does offline, if the answer, whatever its status, is not from our server: a captive portal, a
 * proxy, a firewall.
 */
export const ofTheService = (response: Response): Response => {
  if (response.headers.get(originMark.name) === originMark.value || isFromBucket(response)) return response;
  tellWaiting({ wantsSignIn: isPage(response) });
  throw new TypeError('Something else answered in the place of the service');
};

/** Notes from an API reply that there is a connection, and the server's time. An overloaded server does not count as reached. */
export const hear = ({ headers, status }: Response): void => {
  hearClock(headers.get('Date'));
  if (!isBusyStatus(status) && !waitingNow().isReached) tellWaiting({ isReached: true, wantsSignIn: false });
};

/** Notes that there was no answer. */
export const hearNothing = (error: unknown): void => {
  if (error instanceof TypeError && waitingNow().isReached) tellWaiting({ isReached: false });
};
