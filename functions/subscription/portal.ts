import { config } from '#functions/lib/config.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { answering, isMissing, provider } from '../lib/provider.ts';
import { portalConfiguration } from './portal-configuration.ts';

const nothingToManage = () => conflict('You don’t have a subscription to manage yet');

/** Opens Stripe's own page for a customer's card, invoices and cancellation. Throws 409 before there is a customer. */
export const openPortal = (firm: StoredFirm | undefined) =>
  answering(async () => {
    const customer = firm?.stripeCustomerId;
    if (!customer) throw nothingToManage();
    const { client } = await provider();
    try {
      const { url } = await client.billingPortal.sessions.create({
        customer,
        configuration: await portalConfiguration(),
        return_url: `${config.appUrl}/subscription`,
      });
      return { url };
    } catch (error) {
      throw isMissing(error) ? nothingToManage() : error;
    }
  });
