import { userReply } from '#functions/auth/wire.ts';
import { type Founded, founded, idToFound } from '#functions/firms/found.ts';
import { type Entered, findEntered } from '#functions/firms/list.ts';
import { newTrial, type Trial } from '#functions/firms/new-trial.ts';
import { rememberTrial } from '#functions/firms/trial-memory.ts';
import { firmReply } from '#functions/firms/wire.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { untilUnmoved } from '#functions/lib/latest.ts';
import { happened } from '#functions/lib/metrics.ts';
import { answering } from '#functions/lib/provider.ts';
import { firmEntity, type StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { firstFirmOf } from '#functions/lib/tenant/firm-ids.ts';
import { readUser } from '#functions/lib/tenant/read-user.ts';
import { userEntity } from '#functions/lib/tenant/user-entity.ts';
import { within } from '#functions/lib/tenant.ts';
import { transact, write } from '#functions/lib/transact.ts';
import type { FirmId, UserId } from '#shared/firms/ids.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { settle } from './settle.ts';
import { subscriptionReply } from './wire.ts';

const alreadyHadOne = () => conflict('You’ve already used your free trial');

/** Starts the trial of a firm that somebody is in. */
const begun = ({ firm, member }: Entered, trial: Trial): Founded => {
  const { firmId } = firm;
  const changes = { ...trial, updatedAt: nextInstant(firm.updatedAt) };
  const change = firmEntity
    .patch({ firmId })
    .set(changes)
    .where((item, { notExists }) => notExists(item.trialStartDate));
  const used = userEntity
    .patch({ userId: member.userId })
    .set({ trialUsedAt: trial.trialStartDate })
    .where((item, { notExists }) => notExists(item.trialUsedAt));
  return {
    firm: { ...firm, ...changes },
    member,
    writes: [write(change, alreadyHadOne), write(used, alreadyHadOne)],
  };
};

/**
 * Starts the trial: 7 × 24 hours from now, once per person and mailbox. Creates a firm for somebody without one. Throws 409 the
 * second time.
 */
export const startTrial = (userId: UserId, firmId: FirmId | undefined, once: Once) =>
  untilUnmoved(async () => {
    const now = Date.now();
    const trial = newTrial(now);
    // Read first: a concurrent creation of a firm changes it, and this is retried.
    const user = await readUser(userId);
    const entered = await findEntered(userId, firmId ?? firstFirmOf(userId));
    if (user.trialUsedAt) throw alreadyHadOne();
    const { firm, member, writes } = entered
      ? begun(entered, trial)
      : founded(user, await idToFound(userId), trial);
    const started = { ...userReply({ user, firm, member }), firms: [firmReply(firm, member)] };
    const memory = user.mailboxHash ? [rememberTrial(user.mailboxHash, now)] : [];
    const bounds = { userId, firms: [firm.firmId] };
    await within(bounds, () => transact([...writes, ...memory, ...once.writes(started)]));
    happened('TrialStarted');
    return started;
  });

/** The subscription as Stripe has it now, which also updates the firm's access. Throws 502 if Stripe doesn't answer. */
export const readSubscription = async (firm: StoredFirm | undefined) => {
  // Stripe knows nothing about somebody who never subscribed.
  if (!firm?.stripeCustomerId) return subscriptionReply(undefined, false);
  return subscriptionReply(await answering(() => settle(firm)), true);
};
