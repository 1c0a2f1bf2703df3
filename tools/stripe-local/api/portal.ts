import type { Account } from '../account.ts';
import { found, invalidRequest } from '../failure.ts';
import { type Form, textIn } from '../form.ts';
import { portalConfigurationShape } from '../shapes/portal-configuration.ts';
import { newId } from '../state.ts';
import type { PortalConfiguration, PortalSession } from '../wire.ts';
import { type Endpoint, list, required } from './endpoint.ts';

const settings = [
  'business_profile.privacy_policy_url',
  'business_profile.terms_of_service_url',
  'default_return_url',
  'features.customer_update.enabled',
  'features.customer_update.allowed_updates',
  'features.invoice_history.enabled',
  'features.payment_method_update.enabled',
  'features.subscription_cancel.enabled',
  'features.subscription_cancel.mode',
  'metadata',
];

const keep = (account: Account, configuration: PortalConfiguration): PortalConfiguration => {
  account.state.portalConfigurations[configuration.id] = configuration;
  account.changed();
  return configuration;
};

const configurations: Endpoint[] = [
  {
    method: 'GET',
    path: '/v1/billing_portal/configurations',
    takes: ['active', 'limit'],
    answer: ({ account }) =>
      list('/v1/billing_portal/configurations', Object.values(account.state.portalConfigurations)),
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/configurations',
    takes: settings,
    answer: ({ account, form }) => {
      if (!form.features) required(undefined, 'features');
      return keep(account, portalConfigurationShape({ id: newId('bpc'), created: account.now() }, form));
    },
  },
  {
    method: 'GET',
    path: '/v1/billing_portal/configurations/{id}',
    takes: [],
    answer: ({ account, id }) => found(account.state.portalConfigurations, 'configuration', id),
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/configurations/{id}',
    takes: settings,
    answer: ({ account, id, form }) => {
      const { created } = found(account.state.portalConfigurations, 'configuration', id);
      return keep(account, portalConfigurationShape({ id, created }, form));
    },
  },
];

/** An account has no default configuration until one is saved in the dashboard. */
const configurationIn = ({ state }: Account, form: Form): string => {
  const id = textIn(form, 'configuration');
  if (id) return found(state.portalConfigurations, 'configuration', id).id;
  throw invalidRequest(
    'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.',
  );
};

/** The portal's configurations and sessions. `portalUrl` is the address of a session's page. */
export const portals = (portalUrl: () => string): Endpoint[] => [
  ...configurations,
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    takes: ['customer', 'return_url', 'configuration'],
    answer: ({ account, form }) => {
      const asked = required(textIn(form, 'customer'), 'customer');
      const { id: customer } = found(account.state.customers, 'customer', asked);
      const id = newId('bps');
      const session: PortalSession = {
        id,
        object: 'billing_portal.session',
        configuration: configurationIn(account, form),
        created: account.now(customer),
        customer,
        customer_account: null,
        flow: null,
        livemode: false,
        locale: null,
        on_behalf_of: null,
        return_url: textIn(form, 'return_url') ?? null,
        url: `${portalUrl()}/portal/${id}`,
      };
      account.state.portals[id] = session;
      account.changed();
      return session;
    },
  },
];
