import { errorOf } from './api-error.ts';
import { hear, hearNothing, ofTheService } from './heard.ts';

/** How long an answer may take before the connection counts as lost, in milliseconds; API Gateway gives up after 30 s too. */
export const answerMs = 30_000;

/** Aborts as a lost connection does, because out of reach a browser may wait for minutes. */
const inTime = (): AbortSignal => {
  const late = new AbortController();
  setTimeout(() => late.abort(new TypeError('No answer came in time')), answerMs);
  return late.signal;
};

/**
 * Sends a request with the cookie; anything but an OK reply becomes an `ApiError`. Throws a TypeError if there is no answer in time;
 * a file may take as long as it needs (`signal: null`).
 */
export const send = async (method: string, address: string, options: RequestInit = {}): Promise<Response> => {
  const response = await fetch(address, { credentials: 'include', signal: inTime(), ...options, method })
    .then(ofTheService)
    .catch((error) => {
      hearNothing(error);
      throw error;
    });
  hear(response);
  if (!response.ok) throw await errorOf(response);
  return response;
};
