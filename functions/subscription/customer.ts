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

/** Is the customer still there? One deleted at the provider, or of another account or mode of it, can pay for nothing. */
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
    // One that replaces another is not the other.
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

/** The firm's one customer at the provider, made the first time they subscribe. */
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
      // The owner goes down with it: no event about this customer can come before its owner is known.
      await transact([
        write(unchanged, () => new Moved()),
        write(customerEntity.put({ customerId, firmId })),
      ]);
      return customerId;
    },
  );

/** Whose a customer is; undefined for one that is not of this app. */
export const ownerOf = async (customerId: string): Promise<FirmId | undefined> => {
  const { data } = await customerEntity.get({ customerId }).go({ consistent: true });
  return data?.firmId;
};
