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

/** What the provider's word makes of a firm. `null` clears a field, left out it stays. */
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
 * Every answer of the provider is written against the count it was asked under, changed or not. An answer that came
 * while a later one was written is thrown away and asked for again, so that an old state never replaces a new one.
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
 * Asks the provider for the present state of a firm's subscriptions and lets it decide what they may do. `also` is
 * written with it or not at all. Answers the subscription that counts.
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
