import { useState } from 'react';
import type { AnyInput } from '#shared/call.ts';
import { madeAt } from '#shared/ids.ts';
import { idempotencyMs } from '#shared/limits.ts';
import { type Route, routeKey } from '#shared/route.ts';
import { serverNow } from '../outbox/clock.ts';
import { wasKept } from '../outbox/waiting.ts';
import { words } from '../words.ts';
import { ApiError } from './api-error.ts';
import { idOfKey, newKey } from './new-key.ts';

/** Sends this under this `Idempotency-Key`, by the call's own route or by another. */
export type Attempt = (key: string, input: AnyInput, by?: Route) => Promise<unknown>;

/** What becomes of another content once the first was done: the record is changed by this route, or this is said, of what was made. */
export type MadeBeforeBy<Reply> = Route | string | ((made: Reply) => string);

/** Thrown where an earlier try with other content had been done, though its answer was lost. Its message says so. */
export class MadeBefore extends Error {}

/** Thrown where an earlier try may have been done, and the server no longer knows. Its message says so; once more is another thing. */
export class PerhapsMade extends Error {}

/** Whether it may have been done although it failed: the server failed on the way, or no answer came. */
export const isInDoubt = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500;

const isReused = (error: unknown): boolean => error instanceof ApiError && error.code === 'key_reused';

/** What was to be deleted is not there: an earlier try whose answer was lost did it, or somebody else. */
export const isGone = ({ method }: Route, error: unknown): boolean =>
  method === 'DELETE' && error instanceof ApiError && error.status === 404;

/** What was tried under one `Idempotency-Key`. */
export interface Keyed {
  key: string;
  /** Every content that was sent under the key, the latest last. */
  tried: AnyInput[];
  /** What tells its file from another; where nothing is said it has none. */
  file?: string | undefined;
  /** Whether it may have been done; not known as long as an answer is waited for. */
  isInDoubt: boolean | undefined;
}

/** Where it is remembered what was tried, by its route. */
export interface Memory {
  tries: Map<string, Keyed>;
  /** Called when something in it is different. */
  keep: () => void;
}

let formsOwn: Memory | null = null;

/** Runs a form's save: what it tries meanwhile is remembered there, for as long as what was typed is, and not only while the page stands. */
export const rememberingIn = async <T>(memory: Memory, save: () => Promise<T>): Promise<T> => {
  formsOwn = memory;
  try {
    return await save();
  } finally {
    if (formsOwn === memory) formsOwn = null;
  }
};

/** The same again after a reload too, when a picture is another object. */
const markOf = ({ file }: AnyInput): string | undefined => file && `${file.name} ${file.type} ${file.size}`;

const isSame = ({ tried }: Keyed, input: AnyInput): boolean =>
  JSON.stringify(tried.at(-1)) === JSON.stringify(input);

/** Another version of what was only changed is met by itself. */
const isRemembered = ({ key }: Keyed, { method, when }: Route): boolean =>
  method !== 'POST' ||
  serverNow() - madeAt(idOfKey(key)) < idempotencyMs[when === 'queued' ? 'queued' : 'usual'];

const repliedTo = (attempt: Attempt, key: string, input: AnyInput): Promise<unknown> =>
  attempt(key, input).catch((error: unknown) => {
    if (isReused(error)) return undefined;
    throw error;
  });

/**
 * The first reply: the server gives it again to the content that was done, and does nothing for any other under that key. Undefined
 * where nothing came: that waits on the device now, but who asked for something else has to hear that it did not work.
 */
const firstReply = async ({ key, tried }: Keyed, { file }: AnyInput, attempt: Attempt): Promise<unknown> => {
  for (const input of tried.slice(0, -1).reverse()) {
    const reply = await repliedTo(attempt, key, { ...input, ...(file && { file }) });
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

/** What becomes of another content than the one that was done: the record as it is then, or what is to be said. */
const instead = async <Reply>(
  keyed: Keyed,
  input: AnyInput,
  attempt: Attempt,
  by: MadeBeforeBy<Reply>,
): Promise<unknown> => {
  const made = await firstReply(keyed, input, attempt);
  if (made === undefined) return undefined;
  if (typeof by === 'object') return changed(made, by, keyed, input, attempt);
  return new MadeBefore(typeof by === 'string' ? by : by(made as Reply));
};

/** What this was tried under before; with `isKept` another content too, as long as that may have been done. */
const triedBefore = (before: Keyed | undefined, input: AnyInput, isKept: boolean): Keyed | undefined => {
  // Another file is another thing: what there is cannot be changed into it.
  if (before?.file !== markOf(input)) return undefined;
  return (isKept && before?.isInDoubt) || (before && isSame(before, input)) ? before : undefined;
};

/** Throws where it was tried before, and the server has forgotten that: pressed once more, it is another thing. */
const take = ({ tries, keep }: Memory, route: Route, input: AnyInput, isKept: boolean): Keyed => {
  const name = routeKey(route);
  const before = triedBefore(tries.get(name), input, isKept);
  const again = before && isRemembered(before, route) ? before : undefined;
  const keyed = again ?? { key: newKey(), tried: [], file: markOf(input), isInDoubt: false };
  if (!isSame(keyed, input)) keyed.tried.push(input);
  if (!keyed.isInDoubt) keyed.isInDoubt = undefined;
  tries.set(name, keyed);
  keep();
  if (before?.isInDoubt && !again) throw new PerhapsMade(words.perhapsSaved);
  return keyed;
};

/**
 * Sends under the `Idempotency-Key` that is kept for the same content and, with `madeBefore`, after a lost answer for any: as long as
 * the draft of the form that is being saved is, and else as long as the page stands.
 */
export const useIdempotencyKey = (route: Route) => {
  const [own] = useState<Memory>(() => ({ tries: new Map(), keep: () => undefined }));
  return async <Reply>(
    send: Attempt,
    input: AnyInput,
    madeBefore?: MadeBeforeBy<Reply>,
  ): Promise<unknown> => {
    const memory = formsOwn ?? own;
    const forget = () => {
      memory.tries.delete(routeKey(route));
      memory.keep();
    };
    const keyed = take(memory, route, input, madeBefore !== undefined);
    try {
      const reply = await send(keyed.key, input);
      forget();
      return reply;
    } catch (error) {
      keyed.isInDoubt ||= isInDoubt(error);
      memory.keep();
      if (!isReused(error) || madeBefore === undefined) throw error;
      const reply = await instead(keyed, input, send, madeBefore);
      if (reply === undefined) throw error;
      forget();
      if (reply instanceof MadeBefore) throw reply;
      return reply;
    }
  };
};
