import { useRef } from 'react';
import type { AnyInput } from '#shared/call.ts';
import { keyReused } from '#shared/key-reused.ts';
import type { Route } from '#shared/route.ts';
import { wasKept } from '../outbox/waiting.ts';
import { ApiError } from './api-error.ts';

/** Sends this under this `Idempotency-Key`, by the call's own route or by another. */
export type Attempt = (key: string, input: AnyInput, by?: Route) => Promise<unknown>;

/** What becomes of another content once the first was done: the record is changed by this route, or this is said, of what was made. */
export type MadeBeforeBy<Reply> = Route | string | ((made: Reply) => string);

/** Thrown where an earlier try with other content had been done, though its answer was lost. Its message says so. */
export class MadeBefore extends Error {}

/** Whether it may have been done although it failed: the server failed on the way, or no answer came. */
export const isInDoubt = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500;

const isReused = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 422 && error.reason === keyReused;

/** What was to be deleted is not there: an earlier try whose answer was lost did it, or somebody else. */
export const isGone = ({ method }: Route, error: unknown): boolean =>
  method === 'DELETE' && error instanceof ApiError && error.status === 404;

interface Keyed {
  key: string;
  /** Every content that was sent under the key, the latest last. */
  tried: { content: string; input: AnyInput }[];
  isInDoubt: boolean;
}

const isSame = ({ tried }: Keyed, content: string, { file }: AnyInput): boolean => {
  const last = tried.at(-1);
  return last?.content === content && last.input.file === file;
};

const repliedTo = (attempt: Attempt, key: string, input: AnyInput): Promise<unknown> =>
  attempt(key, input).catch((error: unknown) => {
    if (isReused(error)) return undefined;
    throw error;
  });

/**
 * The first reply: the server gives it again to the content that was done, and does nothing for any other under that key. Undefined
 * where nothing came: that waits on the device now, but who asked for something else has to hear that it did not work.
 */
const firstReply = async ({ key, tried }: Keyed, attempt: Attempt): Promise<unknown> => {
  for (const { input } of tried.slice(0, -1).reverse()) {
    const reply = await repliedTo(attempt, key, input);
    if (reply !== undefined) return wasKept(reply) ? undefined : reply;
  }
  return undefined;
};

/** Of a record within another the route names its own id last. */
const ownIdIn = ({ path }: Route): string => path.slice(path.lastIndexOf('{') + 1, path.lastIndexOf('}'));

const changed = (made: unknown, by: Route, { key }: Keyed, input: AnyInput, attempt: Attempt) => {
  const { id, updatedAt } = made as { id: number; updatedAt: string };
  const params = { ...input.params, [ownIdIn(by)]: id };
  return attempt(key, { params, body: { ...(input.body as object), updatedAt } }, by);
};

/** The `Idempotency-Key` of what a form sends: kept for the same content and, with `madeBefore`, after a lost answer for any. */
export const useIdempotencyKey = () => {
  const last = useRef<Keyed | null>(null);
  const take = (input: AnyInput, isKept: boolean): Keyed => {
    const content = JSON.stringify(input);
    const before = last.current;
    if (before && isSame(before, content, input)) return before;
    // Another file is another thing: what there is cannot be changed into it.
    const isAgain = isKept && before?.isInDoubt && before.tried.at(-1)?.input.file === input.file;
    const keyed = isAgain ? before : { key: crypto.randomUUID(), tried: [], isInDoubt: false };
    keyed.tried.push({ content, input });
    last.current = keyed;
    return keyed;
  };
  const attempt = async <Reply>(
    send: Attempt,
    input: AnyInput,
    madeBefore?: MadeBeforeBy<Reply>,
  ): Promise<unknown> => {
    const keyed = take(input, madeBefore !== undefined);
    try {
      return await send(keyed.key, input);
    } catch (error) {
      keyed.isInDoubt ||= isInDoubt(error);
      if (!isReused(error) || madeBefore === undefined) throw error;
      const made = await firstReply(keyed, send);
      if (made === undefined) throw error;
      if (typeof madeBefore === 'object') return await changed(made, madeBefore, keyed, input, send);
      last.current = null;
      throw new MadeBefore(typeof madeBefore === 'string' ? madeBefore : madeBefore(made as Reply));
    }
  };
  const forget = () => {
    last.current = null;
  };
  return { attempt, forget };
};
