import { isDeepStrictEqual } from 'node:util';
import type { Stripe } from 'stripe';
import { mark, portalSettings } from '#shared/subscription/at-provider.ts';
import type { Done } from './step.ts';

type Value = string | boolean | null | Value[] | { [name: string]: Value };

/** The properties of `found` that `wanted` has, too. */
const likewise = (wanted: unknown, found: unknown): unknown => {
  if (Array.isArray(wanted) || wanted === null || typeof wanted !== 'object') return found;
  const within = (found ?? {}) as Record<string, Value>;
  return Object.fromEntries(
    Object.entries(wanted).map(([name, value]) => [name, likewise(value, within[name])]),
  );
};

/** Creates the billing portal's configuration, identified by its metadata. The app opens the portal with it. */
export const setUpPortal = async ({ billingPortal }: Stripe, origin: string): Promise<Done> => {
  const what = 'Billing portal';
  const { configurations } = billingPortal;
  const wanted = portalSettings(origin);
  const { data } = await configurations.list({ active: true, limit: 100 });
  const found = data.find(({ metadata }) => metadata?.app === mark.app);
  if (!found) return { what, how: 'made', id: (await configurations.create(wanted)).id };
  const { id } = found;
  if (isDeepStrictEqual(likewise(wanted, found), wanted)) return { what, how: 'there already', id };
  await configurations.update(id, wanted);
  return { what, how: 'changed', id };
};
