import { meantFirmHeader, meantUserHeader } from '#shared/auth/meant-user.ts';
import { type AnyInput, addressOf, type CallInput, type CallReply } from '#shared/call.ts';
import { type Route, takesKey } from '#shared/route.ts';
import { changesType, sinceHeader } from '#shared/sync/headers.ts';
import type { Changes } from '../store/changes.ts';
import { applyReply, storeNow } from '../store/live.ts';
import { send } from '../store/send.ts';
import type { Settling } from '../store/surroundings.ts';

export interface CallOptions {
  /** The key of an earlier try, to repeat it; otherwise each POST gets a new one. */
  idempotencyKey?: string | undefined;
  /** Reports upload progress, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** The user and firm the change belongs to: no other session may send it. */
  userId?: string | undefined;
  firmId?: string | undefined;
  /** Gives up a call that sends a file. */
  signal?: AbortSignal | undefined;
  /** Settled together with the changes in the reply. */
  settle?: ((reply: unknown) => Settling) | undefined;
}

interface WithChanges {
  reply: unknown;
  /** Null if they could not be read; the feed is asked instead. */
  changes: Changes | null;
}

/** Calls a route. A route that takes a file sends a multipart form. */
export const call = async <R extends Route>(
  route: R,
  input: CallInput<R>,
  options: CallOptions = {},
): Promise<CallReply<R>> => {
  const headers = new Headers();
  const { idempotencyKey = crypto.randomUUID(), userId, firmId } = options;
  // A read changes nothing, and S3, which serves large files, refuses unknown headers.
  if (userId && route.method !== 'GET') headers.set(meantUserHeader, userId);
  if (firmId && route.method !== 'GET') headers.set(meantFirmHeader, firmId);
  if (route.method === 'POST' || takesKey(route)) headers.set('Idempotency-Key', idempotencyKey);
  const since = storeNow()?.cursor;
  if (since !== undefined && route.method !== 'GET') headers.set(sinceHeader, since);
  if (route.path.startsWith('/api/filing')) {
    // Only the filing screens call HMRC, and none of them is a first screen.
    const { tellDevice } = await import('./filing.ts');
    tellDevice(headers);
  }
  const response = await sendInput(route, input, headers, options);
  // The server built the reply from the same schema, so it isn't parsed again here.
  return (await readReply(route, response, options)) as CallReply<R>;
};

const sendInput = async (route: Route, input: AnyInput, headers: Headers, more: CallOptions) => {
  const address = addressOf(route, input);
  const { file, body } = input;
  if (file) {
    // Few screens send a file, and none of them is a first screen.
    const { sendForm } = await import('../store/send-form.ts');
    return sendForm(address, { method: route.method, file, body, headers, ...more });
  }
  // A large file redirects to the bucket, which allows any origin, but not with cookies.
  const options: RequestInit = {
    headers,
    ...(route.reply?.kind === 'file' && { credentials: 'same-origin', signal: null }),
  };
  if (body !== undefined) {
    headers.set('Content-Type', 'application/json');
    options.body = JSON.stringify(body);
  }
  return send(route.method, address, options);
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
  // Every screen shows the change before the form closes.
  await applyReply(changes, settle?.(reply ?? undefined));
  return reply ?? undefined;
};
