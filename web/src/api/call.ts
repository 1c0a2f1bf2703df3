import { meantFirmHeader, meantUserHeader } from '#shared/auth/meant-user.ts';
import { type AnyInput, addressOf, type CallInput, type CallReply } from '#shared/call.ts';
import type { Route } from '#shared/route.ts';
import { hear, hearNothing, ofTheService } from '../outbox/heard.ts';
import { errorOf } from './api-error.ts';

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

export interface CallOptions {
  /** Given to try the same again; otherwise a POST gets a new one. */
  idempotencyKey?: string | undefined;
  /** Hears how much of an upload has gone out, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** Whose change it is, and in which firm: nobody else's session may do it, nor in another. */
  userId?: string | undefined;
  firmId?: string | undefined;
  /** Gives the call up. */
  signal?: AbortSignal | undefined;
}

/** Calls one route; one that takes a file by a multipart form. */
export const call = async <R extends Route>(
  route: R,
  input: CallInput<R>,
  options: CallOptions = {},
): Promise<CallReply<R>> => {
  const headers = new Headers();
  const { idempotencyKey = crypto.randomUUID(), userId, firmId } = options;
  // A read changes nothing of anybody's, and the bucket that a large file comes from knows no such header.
  if (userId && route.method !== 'GET') headers.set(meantUserHeader, userId);
  if (firmId && route.method !== 'GET') headers.set(meantFirmHeader, firmId);
  if (route.method === 'POST') headers.set('Idempotency-Key', idempotencyKey);
  const response = await sendInput(route, input, headers, options);
  // The server built the reply from the same shape, so it is not parsed a second time here.
  return (await readReply(route, response)) as CallReply<R>;
};

const sendInput = async (route: Route, input: AnyInput, headers: Headers, options: CallOptions) => {
  const address = addressOf(route, input);
  const { file, body } = input;
  const signal = options.signal ?? null;
  if (file) {
    // Few screens send a file, and none of them first.
    const { sendForm } = await import('./send-form.ts');
    return sendForm(address, { method: route.method, file, body, headers, ...options });
  }
  // A large file is a redirect to the bucket, which lets any page read it but none with cookies.
  const credentials = route.reply.kind === 'file' ? 'same-origin' : 'include';
  if (body === undefined) return send(route.method, address, { headers, credentials, signal });
  headers.set('Content-Type', 'application/json');
  return send(route.method, address, { headers, body: JSON.stringify(body), signal });
};

const readReply = (route: Route, response: Response): Promise<unknown> => {
  if (route.reply.kind === 'file') return response.blob();
  if (response.status === 204) return Promise.resolve(undefined);
  return response.json();
};
