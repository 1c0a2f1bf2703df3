import { madeHeader, meantFirmHeader, meantUserHeader } from '#shared/auth/meant-user.ts';
import { addressOf } from '#shared/call.ts';
import { inTime } from '#shared/in-time.ts';
import type { Route } from '#shared/route.ts';
import { changesType, sinceHeader } from '#shared/sync/headers.ts';
import { ApiError, errorOf, isBusyStatus, isUnauthorised, needsSubscription } from './api-error.ts';
import type { Changes } from './changes.ts';
import { serverNow } from './clock.ts';
import { hear, ofTheService } from './heard.ts';
import type { KeptFile } from './log.ts';
import type { MutationEntry, Problem } from './mutation-entry.ts';
import { bodyOf, queryOf } from './rebase.ts';
import { sendForm } from './send-form.ts';
import type { Answer } from './sender.ts';

/** How long the answer to a file may take before the connection counts as lost, in milliseconds. */
const fileMs = 180_000;

export interface Sent {
  userId: string;
  /** The firm of the change, as a user may have several. */
  firmId: string | undefined;
  /** The cursor of this device's records; undefined if it stores none. */
  cursor: string | undefined;
  file: KeptFile | undefined;
  /** Reports upload progress, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

const problemOf = ({ status, code, reason, issues, body }: ApiError): Problem => {
  const { current } = (body ?? {}) as { current?: unknown };
  return {
    status,
    message: reason,
    issues,
    ...(code && { code }),
    ...(current !== undefined && { current }),
  };
};

/** Maps a refusal to what happens to the queue. `Retry-After` is given in milliseconds. */
export const answerOf = (error: ApiError, afterMs: number): Answer => {
  // A daily limit blocks nothing else.
  if (error.code === 'daily_limit') return { kind: 'failed', problem: problemOf(error) };
  if (error.code === 'in_progress') return { kind: 'failed' };
  if (isBusyStatus(error.status)) return { kind: 'unreached', afterMs };
  if (isUnauthorised(error)) return { kind: 'signed-out' };
  if (needsSubscription(error)) return { kind: 'locked' };
  if (error.status >= 500) return { kind: 'failed' };
  return { kind: 'refused', problem: problemOf(error) };
};

/** Lists the fields that others changed, if an edit was merged with theirs. */
const mergedHeader = 'Fettle-Merged';

/** When it was made, by the server's clock: the user may be removed from the firm before it arrives. */
const madeOn = ({ at }: MutationEntry): string => new Date(at + serverNow() - Date.now()).toISOString();

const headersOf = (entry: MutationEntry, { userId, firmId, cursor }: Sent): Headers =>
  new Headers({
    'Idempotency-Key': entry.key,
    [madeHeader]: madeOn(entry),
    [meantUserHeader]: userId,
    ...(firmId !== undefined && { [meantFirmHeader]: firmId }),
    ...(cursor !== undefined && { [sinceHeader]: cursor }),
  });

const readDone = async (response: Response): Promise<Answer> => {
  if (response.status === 204) return { kind: 'done', reply: null, changes: null };
  const content: unknown = await response.json();
  const isMerged = response.headers.has(mergedHeader);
  if (!response.headers.get('Content-Type')?.startsWith(changesType))
    return { kind: 'done', reply: content, changes: null, isMerged };
  const { reply, changes } = content as { reply: unknown; changes: Changes | null };
  return { kind: 'done', reply, changes, isMerged };
};

const respond = async (entry: MutationEntry, sent: Sent): Promise<Response> => {
  const [method = 'POST', path = ''] = entry.route.split(' ');
  const address = addressOf({ path } as Route, { params: entry.params, query: queryOf(entry) });
  const [headers, body] = [headersOf(entry, sent), bodyOf(entry)];
  const { file, onProgress } = sent;
  if (file) {
    const picture = new File([file.bytes], file.name, { type: file.type });
    const signal = AbortSignal.timeout(fileMs);
    return sendForm(address, { method, file: picture, body, headers, onProgress, signal });
  }
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  const response = await fetch(address, {
    method,
    headers,
    credentials: 'include',
    signal: inTime(),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return ofTheService(response);
};

/** Sends a change from the log, only in its own user's session, whichever build wrote it: the server validates it. */
export const sendMutation = async (entry: MutationEntry, sent: Sent): Promise<Answer> => {
  let afterMs = 0;
  try {
    const response = await respond(entry, sent);
    hear(response);
    if (response.ok) return await readDone(response);
    afterMs = (Number(response.headers.get('Retry-After')) || 0) * 1000;
    throw await errorOf(response);
  } catch (error) {
    return error instanceof ApiError ? answerOf(error, afterMs) : { kind: 'unreached', afterMs: 0 };
  }
};
