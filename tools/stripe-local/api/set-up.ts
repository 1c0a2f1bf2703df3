import type { Account } from '../account.ts';
import { found, invalidRequest } from '../failure.ts';
import { type Form, listIn, textIn, textsIn } from '../form.ts';
import { newId } from '../state.ts';
import type { PaymentDomain, WebhookEndpoint } from '../wire.ts';
import { type Endpoint, list, required } from './endpoint.ts';

const eventName = /^(\*|[a-z_]+(\.[a-z_]+)+)$/;

const eventsIn = (form: Form): string[] => {
  const events = listIn(form, 'enabled_events').map(String);
  if (events.length === 0) required(undefined, 'enabled_events');
  const unknown = events.findIndex((event) => !eventName.test(event));
  if (unknown >= 0) throw invalidRequest(`Invalid enabled_events[${unknown}]`, { param: 'enabled_events' });
  return events;
};

/** Only the response to its creation contains the secret. */
const made = ({ secret: _, ...endpoint }: WebhookEndpoint): WebhookEndpoint => endpoint;

const keepEndpoint = (account: Account, endpoint: WebhookEndpoint): WebhookEndpoint => {
  account.state.endpoints[endpoint.id] = made(endpoint);
  account.changed();
  return endpoint;
};

const endpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/v1/webhook_endpoints',
    takes: ['limit'],
    answer: ({ account }) => list('/v1/webhook_endpoints', Object.values(account.state.endpoints)),
  },
  {
    method: 'POST',
    path: '/v1/webhook_endpoints',
    takes: ['url', 'enabled_events', 'api_version', 'connect', 'description', 'metadata'],
    answer: ({ account, form }) =>
      keepEndpoint(account, {
        id: newId('we'),
        object: 'webhook_endpoint',
        api_version: textIn(form, 'api_version') ?? null,
        // An endpoint for connected accounts belongs to an application.
        application: textIn(form, 'connect') === 'true' ? 'ca_local' : null,
        created: account.now(),
        description: textIn(form, 'description') ?? null,
        enabled_events: eventsIn(form),
        livemode: false,
        metadata: textsIn(form, 'metadata'),
        secret: newId('whsec'),
        status: 'enabled',
        url: required(textIn(form, 'url'), 'url'),
      }),
  },
  {
    method: 'POST',
    path: '/v1/webhook_endpoints/{id}',
    takes: ['enabled_events', 'disabled'],
    answer: ({ account, id, form }) => {
      const before = found(account.state.endpoints, 'webhook endpoint', id);
      const status = textIn(form, 'disabled') === 'true' ? 'disabled' : 'enabled';
      return keepEndpoint(account, { ...before, status, enabled_events: eventsIn(form) });
    },
  },
];

const active = { status: 'active' } as const;

const domains: Endpoint[] = [
  {
    method: 'GET',
    path: '/v1/payment_method_domains',
    takes: ['domain_name', 'limit'],
    answer: ({ account, form }) => {
      const name = textIn(form, 'domain_name');
      const all = Object.values(account.state.domains).filter((one) => !name || one.domain_name === name);
      return list('/v1/payment_method_domains', all);
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_method_domains',
    takes: ['domain_name'],
    answer: ({ account, form }) => {
      const domain: PaymentDomain = {
        id: newId('pmd'),
        object: 'payment_method_domain',
        ...{ amazon_pay: active, apple_pay: active, google_pay: active },
        ...{ klarna: active, link: active, paypal: active },
        created: account.now(),
        domain_name: required(textIn(form, 'domain_name'), 'domain_name'),
        enabled: true,
        livemode: false,
      };
      account.state.domains[domain.id] = domain;
      account.changed();
      return domain;
    },
  },
];

/** Webhook endpoints and payment method domains. */
export const setUp: Endpoint[] = [...endpoints, ...domains];
