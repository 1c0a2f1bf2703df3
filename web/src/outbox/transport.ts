import { meantUserHeader } from '#shared/auth/meant-user.ts';
import { addressOf } from '#shared/call.ts';
import type { Route } from '#shared/route.ts';
import { errorOf } from '../api/api-error.ts';
import { type Answer, answerOf, refusalOf } from './answer.ts';
import type { Entry } from './entry.ts';
import { hear, ofTheService } from './heard.ts';
import { answerToReading, isReading } from './reading.ts';
import type { Store } from './store.ts';

/** How long an answer may take before the line counts as cut, in milliseconds; a picture takes longer on a bad one. */
const patienceMs = { usual: 30_000, file: 180_000 };

const addressFor = ({ route, params }: Entry): { method: string; address: string } => {
  const [method = 'POST', path = ''] = route.split(' ');
  return { method, address: addressOf({ path } as Route, { params }) };
};

const bodyOf = async ({ body, key }: Entry, store: Store): Promise<BodyInit> => {
  const file = await store.file(key);
  if (!file) return JSON.stringify(body);
  const form = new FormData();
  form.set('file', new File([file.bytes], file.name, { type: file.type }));
  if (body !== undefined) form.set('data', JSON.stringify(body));
  return form;
};

const headersOf = ({ key }: Entry, body: BodyInit, userId: string): Record<string, string> => ({
  'Idempotency-Key': key,
  [meantUserHeader]: userId,
  ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
});

const retryAfterMs = (response: Response): number =>
  (Number(response.headers.get('Retry-After')) || 0) * 1000;

/** Sends an entry as it lies in a user's outbox, by nobody else's session, whichever build wrote it: the server says whether it still fits. */
export const sendEntry = async (entry: Entry, store: Store, userId: string): Promise<Answer> => {
  try {
    const body = await bodyOf(entry, store);
    const { method, address } = addressFor(entry);
    const ms = typeof body === 'string' ? patienceMs.usual : patienceMs.file;
    const response = await fetch(address, {
      method,
      body,
      headers: headersOf(entry, body, userId),
      credentials: 'include',
      signal: AbortSignal.timeout(ms),
    });
    hear(ofTheService(response));
    if (!response.ok) {
      const error = await errorOf(response);
      const answer = answerOf(error, retryAfterMs(response));
      return isReading(entry) ? answerToReading(answer, error.status, refusalOf(error)) : answer;
    }
    return { kind: 'done', reply: response.status === 204 ? undefined : await response.json() };
  } catch (error) {
    return answerOf(error);
  }
};
