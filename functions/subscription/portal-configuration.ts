import type { Stripe } from 'stripe';
import { config } from '#functions/lib/config.ts';
import { makeOnce } from '#functions/lib/make-once.ts';
import { mark, portalSettings } from '#shared/subscription/at-provider.ts';
import { lazily } from '../lib/lazily.ts';
import { provider } from '../lib/provider.ts';

type Configuration = Stripe.BillingPortal.Configuration;

const look = async (): Promise<Configuration | undefined> => {
  const { client } = await provider();
  const { data } = await client.billingPortal.configurations.list({ active: true, limit: 100 });
  return data.find(({ metadata }) => metadata?.app === mark.app);
};

const make = async (): Promise<Configuration> => {
  const { client } = await provider();
  const { configurations } = client.billingPortal;
  return makeOnce<Configuration, Stripe.BillingPortal.ConfigurationCreateParams>({
    name: 'portal',
    params: portalSettings(config.appUrl),
    make: (params, options) => configurations.create(params, options),
    look,
    isAlive: async ({ id }) => (await configurations.retrieve(id)).active,
  });
};

/**
 * The id of the portal's configuration, looked up once per process and created if there is none: without one, a new account can't
 * open a portal.
 */
export const portalConfiguration = lazily(async () => ((await look()) ?? (await make())).id);
