import { errorOf } from './api-error.ts';
import { hear, hearNothing, ofTheService } from './heard.ts';

/** Sends a request with the cookie; anything but an OK reply becomes an `ApiError`. */
export const send = async (method: string, address: string, options: RequestInit = {}): Promise<Response> => {
  const response = await fetch(address, { credentials: 'include', ...options, method })
    .then(ofTheService)
    .catch((error) => {
      hearNothing(error);
      throw error;
    });
  hear(response);
  if (!response.ok) throw await errorOf(response);
  return response;
};
