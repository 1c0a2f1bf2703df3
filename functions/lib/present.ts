import * as z from 'zod/mini';
import { Overtaken, Refusal, tooBusy } from '#shared/kernel/refusal.ts';
import { knownTo } from '#shared/members/marks.ts';
import type { Contract, Resource } from '#shared/route.ts';
import type { Answer, Call } from './call.ts';
import { chosenId } from './chosen-id.ts';
import type { Incoming, Middleware } from './incoming.ts';

/** The calls that name the version they change or delete, or the id of what they create. */
type Showing<R extends Resource> = {
  [Name in keyof R]: R[Name] extends { record: z.ZodMiniType }
    ? Name
    : R[Name] extends { body: infer T extends z.ZodMiniType }
      ? Extract<keyof z.output<T>, 'id' | 'updatedAt'> extends never
        ? never
        : Name
      : never;
}[keyof R];

type Shown<R extends Contract> = R extends { record: infer T extends z.ZodMiniType }
  ? z.input<T>
  : Answer<R['reply']>;

/** For each of them, how to read the current record. */
export type Presents<R extends Resource> = {
  [Name in Showing<R>]: (call: Call<R[Name]>, id: number) => Promise<Shown<R[Name]>>;
};

/** The id of the call's record; 0 if it has none. */
export const idIn = ({ params }: Call): number => {
  const { id, photoId } = (params ?? {}) as Record<string, number>;
  return photoId ?? id ?? 0;
};

const shapeOf = ({ record, reply }: Contract): z.ZodMiniType | undefined =>
  record ?? (reply.kind === 'json' ? reply.body : undefined);

/** The call's record as it is now, in the shape of the call's own reply; undefined if the route cannot show it. */
export const presentOf = async ({ route, call, present }: Incoming): Promise<unknown> => {
  const shape = shapeOf(route);
  if (!present || !shape) return undefined;
  return z.parse(shape, await present(call, chosenId(route, call.body) ?? idIn(call)));
};

/** The same, with only what the caller may see. */
export const shownNow = ({ route, call }: Incoming, current: unknown): unknown => {
  const shape = shapeOf(route);
  return shape ? knownTo(call.member, shape, current) : current;
};

/**
 * Adds the current record to a 409 as `current`, in the shape of the call's own reply or of the record it deletes, so that the two
 * versions can be compared. 404 if it is gone, 503 for an id whose record is still being written.
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
