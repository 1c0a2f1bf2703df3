import * as z from 'zod/mini';
import { Overtaken, Refusal, tooBusy } from '#shared/kernel/refusal.ts';
import { knownTo } from '#shared/members/marks.ts';
import type { Resource } from '#shared/route.ts';
import type { Answer, Call } from './call.ts';
import { chosenId } from './chosen-id.ts';
import type { Incoming, Middleware } from './incoming.ts';

/** The calls that name the version they change, or bring the id of what they make. */
type Showing<R extends Resource> = {
  [Name in keyof R]: R[Name] extends { body: infer T extends z.ZodMiniType }
    ? Extract<keyof z.output<T>, 'id' | 'updatedAt'> extends never
      ? never
      : Name
    : never;
}[keyof R];

/** For each of them, how the record with an id is read as it is now. */
export type Presents<R extends Resource> = {
  [Name in Showing<R>]: (call: Call<R[Name]>, id: number) => Promise<Answer<R[Name]['reply']>>;
};

/** The id of the record that a call is about; 0: it has none. */
export const idIn = ({ params }: Call): number => {
  const { id, photoId } = (params ?? {}) as Record<string, number>;
  return photoId ?? id ?? 0;
};

/** The record that a call is about as it is now, in the shape of the call's own reply; `undefined` where nothing shows it. */
export const presentOf = async ({ route, call, present }: Incoming): Promise<unknown> => {
  if (!present || route.reply.kind !== 'json') return undefined;
  return z.parse(route.reply.body, await present(call, chosenId(route, call.body) ?? idIn(call)));
};

/** The same as the caller may know it. */
export const shownNow = ({ route, call }: Incoming, current: unknown): unknown =>
  route.reply.kind === 'json' ? knownTo(call.member, route.reply.body, current) : current;

/**
 * Puts the present record into a 409 under `current`, in the shape of the call's own reply, so that whoever changed another
 * version can lay the two side by side. 404 where it has gone, 503 for an id whose record is only just coming.
 */
export const showPresent: Middleware = {
  onError: async (request) => {
    const { error, event } = request;
    const { route, call } = event;
    if (request.response || !(error instanceof Overtaken)) return;
    const chosen = chosenId(route, call.body);
    try {
      const current = await presentOf(event);
      if (current === undefined) return;
      request.error = new Refusal(error.code, error.message, undefined, {
        current: shownNow(event, current),
      });
    } catch (failure) {
      const isMissing = failure instanceof Refusal && failure.status === 404;
      request.error = isMissing && chosen !== undefined ? tooBusy() : (failure as Error);
    }
  },
};
