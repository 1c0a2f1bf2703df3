import type { Stripe } from 'stripe';
import { contentHash } from './idempotency.ts';
import { isReplayed } from './provider.ts';

interface Making<Thing, Params> {
  /** The purpose. With the params it forms the key, so that equal requests share one. */
  name: string;
  params: Params;
  make: (params: Params, options: Stripe.RequestOptions) => Promise<Stripe.Response<Thing>>;
  /** Looks for the object, in case a failed try created it after all. */
  look: () => Promise<Thing | undefined>;
  /** True if an object made under this key is still usable. */
  isAlive: (made: Thing) => Promise<boolean>;
}

/** A replayed try takes Stripe a tenth of a second, so this many fit into a call. */
const mostTries = 100;

/**
 * Creates something at Stripe once, whoever asks and how often. For a day Stripe answers a key with its first result, "including
 * 500 errors" (docs.stripe.com/api/idempotent_requests), and marks it `idempotent-replayed`. After a replayed failure, or a
 * replayed success that is gone by now, we try the next key. A fresh failure is thrown.
 */
export const makeOnce = async <Thing, Params>({
  name,
  params,
  make,
  look,
  isAlive,
}: Making<Thing, Params>): Promise<Thing> => {
  const key = `${name}-${contentHash(params)}`;
  for (let n = 0; ; n++) {
    try {
      const made = await make(params, { idempotencyKey: `${key}-${n}` });
      if (!isReplayed(made.lastResponse) || n >= mostTries || (await isAlive(made))) return made;
    } catch (error) {
      if (!isReplayed(error) || n >= mostTries) throw error;
      const there = await look();
      if (there) return there;
    }
  }
};
