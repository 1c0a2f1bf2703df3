import { meantFirmHeader, meantUserHeader } from '#shared/auth/meant-user.ts';
import { type AnyInput, addressOf, type CallInput, type CallReply } from '#shared/call.ts';
import { type Route, takesKey } from '#shared/route.ts';
import { changesType, sinceHeader } from '#shared/sync/headers.ts';
import type { Changes } from '../store/changes.ts';
import { applyReply, storeNow } from '../store/live.ts';
import { send } from '../store/send.ts';
import type { Settling } from '../store/surroundings.ts';

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
  /** What is settled together with what the reply changes. */
  settle?: ((reply: unknown) => Settling) | undefined;
}

interface WithChanges {
  reply: unknown;
  /** Null where they could not be read: the feed is asked then. */
  changes: Changes | null;
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
  if (route.method === 'POST' || takesKey(route)) headers.set('Idempotency-Key', idempotencyKey);
  const since = storeNow()?.cursor;
  if (since !== undefined && route.method !== 'GET') headers.set(sinceHeader, since);
  if (route.path.startsWith('/api/filing')) {
    // Only the screens of filing ask HMRC, and none of them comes first.
    const { tellDevice } = await import('./device.ts');
    tellDevice(headers);
  }
  const response = await sendInput(route, input, headers, options);
  // The server built the reply from the same shape, so it is not parsed a second time here.
  return (await readReply(route, response, options)) as CallReply<R>;
};

const sendInput = async (route: Route, input: AnyInput, headers: Headers, options: CallOptions) => {
  const address = addressOf(route, input);
  const { file, body } = input;
  const signal = options.signal ?? null;
  if (file) {
    // Few screens send a file, and none of them first.
    const { sendForm } = await import('../store/send-form.ts');
    return sendForm(address, { method: route.method, file, body, headers, ...options });
  }
  // A large file is a redirect to the bucket, which lets any page read it but none with cookies.
  const credentials = route.reply?.kind === 'file' ? 'same-origin' : 'include';
  if (body === undefined) return send(route.method, address, { headers, credentials, signal });
  headers.set('Content-Type', 'application/json');
  return send(route.method, address, { headers, body: JSON.stringify(body), signal });
};

const readReply = async (route: Route, response: Response, { settle }: CallOptions): Promise<unknown> => {
  if (route.reply?.kind === 'file') return response.blob();
  const brought = response.headers.get('Content-Type')?.startsWith(changesType);
  const said: unknown = response.status === 204 ? undefined : await response.json();
  if (!brought) {
    if (route.method !== 'GET') await applyReply(null, settle?.(said));
    return said;
  }
  const { reply, changes } = said as WithChanges;
  // All screens are right before the form closes.
  await applyReply(changes, settle?.(reply ?? undefined));
  return reply ?? undefined;
};
