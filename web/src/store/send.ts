import { inTime } from '#shared/in-time.ts';
import { errorOf } from './api-error.ts';
import { hear, hearNothing, ofTheService } from './heard.ts';

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
