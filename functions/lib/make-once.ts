import type { Stripe } from 'stripe';
import { contentHash } from './idempotency.ts';
import { isReplayed } from './provider.ts';

interface Making<Thing, Params> {
  /** What for: with what is asked for it makes the key, so that whoever asks for the same gets the same. */
  name: string;
  params: Params;
  make: (params: Params, options: Stripe.RequestOptions) => Promise<Stripe.Response<Thing>>;
  /** The thing itself, if an earlier try that failed made it all the same. */
  look: () => Promise<Thing | undefined>;
  /** Is something made under the same key before still of use? */
  isAlive: (made: Thing) => Promise<boolean>;
}

/** A try takes a tenth of a second where Stripe only remembers it, so this many fit into a call. */
const mostTries = 100;

/**
 * Makes something at the provider once, whoever asks and how often. Stripe answers a key for a day with its first
 * result, "including 500 errors" (docs.stripe.com/api/idempotent_requests), and says so in `idempotent-replayed`. After
 * such an old failure, or an old success that is gone by now, the next key is tried. A failure of now is thrown.
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
