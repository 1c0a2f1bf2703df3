import { userEntity } from '#functions/auth/entity.ts';
import { userReply } from '#functions/auth/wire.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import { conflict } from '#functions/lib/errors.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { happened } from '#functions/lib/metrics.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { trialMs } from '#shared/subscription/access.ts';
import { answering } from '../lib/provider.ts';
import { settle } from './settle.ts';
import { rememberTrial } from './trial-memory.ts';
import { subscriptionReply } from './wire.ts';

const alreadyHadOne = () => conflict('You’ve already used your free trial');

/** Starts the trial: 7 × 24 hours from now, once per user and mailbox. Throws 409 the second time. */
export const startTrial = async (user: StoredUser, once: Once) => {
  const now = Date.now();
  const changes = {
    trialStartDate: new Date(now).toISOString(),
    trialEndDate: new Date(now + trialMs).toISOString(),
    isTrialActive: true,
    updatedAt: nextInstant(user.updatedAt),
  };
  const started = userReply({ ...user, ...changes });
  const change = userEntity
    .patch({ userId: user.userId })
    .set(changes)
    .where((item, { notExists }) => notExists(item.trialStartDate));
  const memory = user.mailboxHash ? [rememberTrial(user.mailboxHash, now)] : [];
  await transact([write(change, alreadyHadOne), ...memory, ...once.writes(started)]);
  happened('TrialStarted');
  return started;
};

/** The subscription as the provider has it now, by which the user's access is settled. Throws 502 without the provider. */
export const readSubscription = async (user: StoredUser) => {
  // Somebody who never subscribed is nobody the provider could tell anything about.
  if (!user.stripeCustomerId) return subscriptionReply(undefined, false);
  return subscriptionReply(await answering(() => settle(user)), true);
};
