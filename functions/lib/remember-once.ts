import { idempotencyMs } from '#shared/limits.ts';
import { Refusal } from './errors.ts';
import { contentHash, onceWith, rememberedReply, SeenBefore } from './idempotency.ts';
import type { Middleware } from './incoming.ts';
import { replyWith } from './reply.ts';

const keyShape = /^[\x21-\x7e]{1,255}$/;

/** Answers a repeated call with its first success. */
export const rememberOnce: Middleware = {
  before: ({ event: { headers, route, call }, event }) => {
    const given = headers['idempotency-key'];
    if (!route.idempotent || given === undefined || !call.user) return;
    if (!keyShape.test(given))
      throw new Refusal('validation', 'The Idempotency-Key must be 1 to 255 visible ASCII characters');
    const { userId } = call.user;
    const hash = contentHash([event.routeKey, call.params, call.body]);
    // What a guest is remembered by lies with the owner, apart from the owner's own keys and those of other links.
    const key = call.guest ? `guest:${call.guest.link.hash}:${given}` : given;
    const keptMs = route.waits ? idempotencyMs.waiting : idempotencyMs.usual;
    event.remembered = { userId, key, hash, keptMs };
    call.once = onceWith(event.remembered);
  },
  onError: async (request) => {
    const { remembered, route, again } = request.event;
    const { error } = request;
    if (!remembered || !(error instanceof Refusal || error instanceof SeenBefore)) return;
    try {
      const first = await rememberedReply(remembered);
      if (first !== undefined) {
        const reply = again ? await again(first, request.event.call) : first;
        request.response = await replyWith(route, reply, request.event);
      } else if (error instanceof SeenBefore) request.error = new Refusal('busy', 'Try again in a moment');
    } catch (refusal) {
      request.error = refusal as Error;
    }
  },
};
