import type { Stripe } from 'stripe';
import { readFirm } from '#functions/firms/read.ts';
import { cleared, nextInstant } from '#functions/lib/changes.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { firmEntity } from '#functions/lib/tenant/firm-entity.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { givesAccess, knownStatus } from '#shared/auth/subscription-status.ts';
import { withoutNulls } from '#shared/domain/applied.ts';
import { counting, subscriptionsOf } from './held.ts';

const periodEndOf = ({ items }: Stripe.Subscription): string | null => {
  const seconds = items.data[0]?.current_period_end;
  return seconds === undefined ? null : new Date(seconds * 1000).toISOString();
};

/** The firm's fields that follow from Stripe's state. `null` clears a field, an omitted one stays. */
const standing = (firm: StoredFirm, found: Stripe.Subscription | undefined) => {
  const subscriptionStatus = knownStatus(found?.status);
  if (found && givesAccess(found.status))
    return {
      subscriptionStatus,
      stripeSubscriptionId: found.id,
      subscriptionEndedAt: null,
      subscriptionPeriodEnd: periodEndOf(found),
    };
  if (!firm.stripeSubscriptionId) return { subscriptionStatus };
  const endedAt = new Date(found?.ended_at ? found.ended_at * 1000 : Date.now()).toISOString();
  return { subscriptionStatus, stripeSubscriptionId: null, subscriptionEndedAt: endedAt };
};

type Standing = ReturnType<typeof standing>;

const isSame = (firm: StoredFirm, changes: Standing): boolean =>
  Object.entries(changes).every(([name, value]) => (firm[name as keyof Standing] ?? null) === value);

/**
 * Stores Stripe's answer. Even an unchanged answer is written on condition of the count it was requested under. An answer
 * overtaken by a later one is discarded and requested again, so that an old state never replaces a newer one.
 */
const keep = async (firm: StoredFirm, standing: Standing, also: Write[]): Promise<void> => {
  const { firmId, settledCount: asked } = firm;
  const changes = {
    ...(!isSame(firm, standing) && { ...standing, updatedAt: nextInstant(firm.updatedAt) }),
    settledCount: (asked ?? 0) + 1,
  };
  const patch = firmEntity
    .patch({ firmId })
    .set(withoutNulls(changes))
    .remove(cleared(changes))
    .where((item, { eq, notExists }) =>
      asked === undefined ? notExists(item.settledCount) : eq(item.settledCount, asked),
    );
  await transact([...also, write(patch, () => new Moved())]);
};

/**
 * Fetches the current state of a firm's subscriptions from Stripe, which decides its access. `also` is written in the same
 * transaction. Returns the subscription that counts.
 */
export const settle = async (firm: StoredFirm, also: Write[] = []) => {
  let latest: StoredFirm | undefined = firm;
  return withLatest(
    async () => {
      const current = latest ?? (await readFirm(firm.firmId));
      latest = undefined;
      return current;
    },
    undefined,
    async (current) => {
      const held = current.stripeCustomerId ? await subscriptionsOf(current.stripeCustomerId) : [];
      const found = counting(held);
      await keep(current, standing(current, found), also);
      return found;
    },
  );
};
