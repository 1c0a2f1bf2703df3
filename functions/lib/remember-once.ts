import { firmEntity } from '#functions/lib/tenant/firm-entity.ts';
import { userEntity } from '#functions/lib/tenant/user-entity.ts';
import type { FirmId, UserId } from '#shared/firms/ids.ts';
import { Refusal } from '#shared/kernel/refusal.ts';
import { idempotencyMs } from '#shared/limits.ts';
import { type Contract, takesKey } from '#shared/route.ts';
import { There } from './call.ts';
import type { Keyed } from './idempotency.ts';
import { contentHash, onceWith, rememberedReply, replyOfItem, SeenBefore } from './idempotency.ts';
import type { Incoming, Middleware } from './incoming.ts';
import { keyOf } from './item-key.ts';
import { logger } from './log.ts';
import { runMerged } from './merged.ts';
import { replyWith } from './reply.ts';
import { transact } from './transact.ts';

const keyShape = /^[\x21-\x7e]{1,255}$/;

/** The call's `Idempotency-Key`, if its route takes one and it is well-formed. */
export const keyIn = ({ route, headers }: Incoming): string | undefined => {
  const given = headers['idempotency-key'];
  return takesKey(route) && given !== undefined && keyShape.test(given) ? given : undefined;
};

interface Caller {
  userId?: UserId | undefined;
  firmId?: FirmId | undefined;
}

/**
 * The partition that stores the reply: the firm's. A call that needs no firm may be the one that founds it, and a repeat must look
 * in the same place, so it uses the person's.
 */
export const partitionFor = ({ access }: Contract, { userId, firmId }: Caller): string | undefined => {
  if (access === 'session') return userId && keyOf(userEntity, { userId }).pk;
  return firmId && keyOf(firmEntity, { firmId }).pk;
};

const onceOf = (event: Incoming, keyed: Keyed) => {
  const once = onceWith(keyed);
  const writes = (reply: unknown) => {
    event.isRemembered = true;
    return once.writes(reply);
  };
  return { ...once, writes };
};

/** Answers a repeated call with its first successful reply. */
export const rememberOnce: Middleware = {
  before: ({ event: { headers, route, call }, event }) => {
    const partition = partitionFor(route, { userId: call.user?.userId, firmId: call.firm?.firmId });
    if (!takesKey(route) || headers['idempotency-key'] === undefined || !partition) return;
    const given = keyIn(event);
    if (given === undefined)
      throw new Refusal('validation', 'The Idempotency-Key must be 1 to 255 visible ASCII characters');
    const content = [event.routeKey, call.params, call.body];
    const hash = contentHash(event.base ? [...content, event.base] : content);
    // Guests' keys are stored with the firm, apart from the firm's own and those of other links.
    const key = call.guest ? `guest:${call.guest.link.hash}:${given}` : given;
    const keptMs = idempotencyMs[route.when === 'queued' ? 'queued' : 'usual'];
    const keyed = { partition, key, hash, keptMs, by: call.guest ? undefined : call.user?.userId };
    event.remembered = keyed;
    call.once = onceOf(event, keyed);
    const first = replyOfItem(keyed, event.rememberedItem);
    if (first === undefined) return;
    const { again } = event;
    event.isRemembered = true;
    event.run = async () => (again ? again(first, call) : first);
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

/**
 * Runs a call and stores its reply if its transaction did not. If the process dies in between, the work is done but not recorded:
 * a retry then changes nothing new, or is shown the record it created. Throws SeenBefore if another try of the call has replied.
 */
export const runOnce = async (event: Incoming): Promise<unknown> => {
  const reply = await runMerged(event);
  const { remembered, route, isRemembered } = event;
  if (!remembered || route.when !== 'queued' || isRemembered) return reply;
  const body = reply instanceof There ? reply.body : reply;
  await transact(onceWith(remembered).writes(body ?? null)).catch((error: unknown) => {
    if (error instanceof SeenBefore) throw error;
    // The work is done even if this fails.
    logger.warn('A reply was not remembered', { error });
  });
  return reply;
};
