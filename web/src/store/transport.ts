import { meantFirmHeader, meantUserHeader } from '#shared/auth/meant-user.ts';
import { addressOf } from '#shared/call.ts';
import type { Route } from '#shared/route.ts';
import { changesType, sinceHeader } from '#shared/sync/cursor.ts';
import { type ApiError, errorOf, isBusyStatus, isUnauthorised, needsSubscription } from '../api/api-error.ts';
import { hear, ofTheService } from '../outbox/heard.ts';
import type { Changes } from './changes.ts';
import type { KeptFile } from './log.ts';
import type { MutationEntry, Problem } from './mutation-entry.ts';
import { bodyOf } from './rebase.ts';
import type { Answer } from './sender.ts';

/** How long a response may take before the line counts as cut, in milliseconds; a file takes longer on a bad one. */
const timeoutMs = { usual: 30_000, file: 180_000 };

export interface Sent {
  userId: string;
  /** The firm that the change is of, where somebody may have several. */
  firmId: string | undefined;
  /** How far the records of this device are; undefined where it keeps none. */
  cursor: string | undefined;
  file: KeptFile | undefined;
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

/** What a refusal means for what waits. `Retry-After` comes as milliseconds. */
export const answerOf = (error: ApiError, afterMs: number): Answer => {
  // What is used up for today holds up nothing else.
  if (error.code === 'daily_limit' || error.code === 'in_progress') return { kind: 'failed' };
  if (isBusyStatus(error.status)) return { kind: 'unreached', afterMs };
  if (isUnauthorised(error)) return { kind: 'signed-out' };
  if (needsSubscription(error)) return { kind: 'locked' };
  if (error.status >= 500) return { kind: 'failed' };
  return { kind: 'refused', problem: problemOf(error) };
};

const contentOf = (entry: MutationEntry, file: Sent['file']): BodyInit | undefined => {
  const body = bodyOf(entry);
  if (!file) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  form.set('file', new File([file.bytes], file.name, { type: file.type }));
  if (body !== undefined) form.set('data', JSON.stringify(body));
  return form;
};

const headersOf = (
  { key }: MutationEntry,
  { userId, firmId, cursor }: Sent,
  content: BodyInit | undefined,
): HeadersInit => ({
  'Idempotency-Key': key,
  [meantUserHeader]: userId,
  ...(firmId !== undefined && { [meantFirmHeader]: firmId }),
  ...(cursor !== undefined && { [sinceHeader]: cursor }),
  ...(typeof content === 'string' && { 'Content-Type': 'application/json' }),
});

const readDone = async (response: Response): Promise<Answer> => {
  if (response.status === 204) return { kind: 'done', reply: null, changes: null };
  const content: unknown = await response.json();
  if (!response.headers.get('Content-Type')?.startsWith(changesType))
    return { kind: 'done', reply: content, changes: null };
  const { reply, changes } = content as { reply: unknown; changes: Changes | null };
  return { kind: 'done', reply, changes };
};

/** Sends a change as it lies in the log, by nobody else's session, whichever build wrote it: the server says whether it still fits. */
export const sendMutation = async (entry: MutationEntry, sent: Sent): Promise<Answer> => {
  const [method = 'POST', path = ''] = entry.route.split(' ');
  const content = contentOf(entry, sent.file);
  try {
    const response = await fetch(addressOf({ path } as Route, { params: entry.params }), {
      method,
      headers: headersOf(entry, sent, content),
      credentials: 'include',
      signal: AbortSignal.timeout(sent.file ? timeoutMs.file : timeoutMs.usual),
      ...(content !== undefined && { body: content }),
    });
    hear(ofTheService(response));
    if (response.ok) return await readDone(response);
    const afterMs = (Number(response.headers.get('Retry-After')) || 0) * 1000;
    return answerOf(await errorOf(response), afterMs);
  } catch {
    return { kind: 'unreached', afterMs: 0 };
  }
};
