import type { Stripe } from 'stripe';
import type { Done } from './step.ts';

/** Registers the site's domain, so that the card form can offer Apple Pay and Google Pay. */
export const setUpDomain = async ({ paymentMethodDomains }: Stripe, origin: string): Promise<Done> => {
  const domain_name = new URL(origin).hostname;
  const what = `Wallets at ${domain_name}`;
  const { data } = await paymentMethodDomains.list({ domain_name, limit: 1 });
  const [found] = data;
  const domain = found ?? (await paymentMethodDomains.create({ domain_name }));
  const said = domain.apple_pay.status_details?.error_message;
  return {
    what,
    how: found ? 'there already' : 'made',
    id: domain.id,
    ...(said && { warning: `Apple Pay: ${said}` }),
  };
};
