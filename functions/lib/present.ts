import * as z from 'zod/mini';
import type { Resource } from '#shared/route.ts';
import type { Answer, Call } from './call.ts';
import { chosenId } from './chosen-id.ts';
import { Overtaken, Refusal, tooBusy } from './errors.ts';
import type { Middleware } from './incoming.ts';

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

const idIn = ({ params }: Call): number => {
  const { id, photoId } = (params ?? {}) as Record<string, number>;
  return photoId ?? id ?? 0;
};

/**
 * Puts the present record into a 409 under `current`, in the shape of the call's own reply, so that whoever changed another
 * version can lay the two side by side. 404 where it has gone, 503 for an id whose record is only just coming.
 */
export const showPresent: Middleware = {
  onError: async (request) => {
    const { error, event } = request;
    const { route, call, present } = event;
    if (request.response || !(error instanceof Overtaken)) return;
    if (!present || route.reply.kind !== 'json') return;
    const chosen = chosenId(route, call.body);
    try {
      const current = z.parse(route.reply.body, await present(call, chosen ?? idIn(call)));
      request.error = new Refusal(error.code, error.message, undefined, { current });
    } catch (failure) {
      const isMissing = failure instanceof Refusal && failure.status === 404;
      request.error = isMissing && chosen !== undefined ? tooBusy() : (failure as Error);
    }
  },
};
