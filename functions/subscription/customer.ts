import { readFirm } from '#functions/firms/read.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { makeOnce } from '#functions/lib/make-once.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { firmEntity } from '#functions/lib/tenant/firm-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { ownNameOf } from '#shared/own-name.ts';
import { isMissing, provider } from '../lib/provider.ts';
import { customerEntity } from './entity.ts';

/** True if the customer still exists. One deleted at Stripe, or of another account or mode, can't pay for anything. */
const isThere = async (customerId: string): Promise<boolean> => {
  const { client } = await provider();
  try {
    return !('deleted' in (await client.customers.retrieve(customerId)));
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
};

const make = async ({ firmId, email, firstName, lastName, stripeCustomerId }: StoredFirm) => {
  const { client } = await provider();
  const name = ownNameOf({ firstName, lastName });
  const made = await makeOnce({
    // The replacement of a lost customer needs a different idempotency key.
    name: `customer-${stripeCustomerId ?? 'first'}`,
    params: { email, ...(name && { name }), metadata: { firmId } },
    make: (params, options) => client.customers.create(params, options),
    look: async () => {
      const { data } = await client.customers.list({ email, limit: 100 });
      return data.find(({ metadata }) => metadata.firmId === firmId);
    },
    isAlive: ({ id }) => isThere(id),
  });
  return made.id;
};

/** The firm's only customer at Stripe, created the first time they subscribe. */
export const customerOf = (firm: StoredFirm): Promise<string> =>
  withLatest(
    () => readFirm(firm.firmId),
    undefined,
    async (current) => {
      const { firmId, stripeCustomerId: known } = current;
      if (known && (await isThere(known))) return known;
      const customerId = await make(current);
      const unchanged = firmEntity
        .patch({ firmId })
        .set({ stripeCustomerId: customerId })
        .where((item, { eq, notExists }) =>
          known ? eq(item.stripeCustomerId, known) : notExists(item.stripeCustomerId),
        );
      // The owner is stored in the same transaction, so that any event about this customer finds it.
      await transact([
        write(unchanged, () => new Moved()),
        write(customerEntity.put({ customerId, firmId })),
      ]);
      return customerId;
    },
  );

/** The owner of a customer; undefined if it is not one of this app's. */
export const ownerOf = async (customerId: string): Promise<FirmId | undefined> => {
  const { data } = await customerEntity.get({ customerId }).go({ consistent: true });
  return data?.firmId;
};
