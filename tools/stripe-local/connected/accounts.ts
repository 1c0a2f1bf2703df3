import type { Account } from '../account.ts';
import { type Endpoint, required } from '../api/endpoint.ts';
import { found, invalidRequest } from '../failure.ts';
import { type Form, formIn, listIn, textIn, textsIn } from '../form.ts';
import { newId } from '../state.ts';
import type { V2Account } from '../wire.ts';
import { connectedBy } from './connected-account.ts';
import { accountShape, paymentCapabilities } from './shapes/account.ts';

/** How long an account link is valid, in milliseconds. */
const linkMs = 10 * 60 * 1000;

const deep = (form: Form, path: string): Form =>
  path.split('.').reduce((inner, name) => formIn(inner, name), form);

/** Leaves out what `include` doesn't list, as API v2 does. */
const withIncluded = (account: V2Account, form: Form): object => {
  const asked = listIn(form, 'include').map(String);
  const known = ['configuration.merchant', 'defaults', 'identity', 'requirements'];
  const wrong = asked.find((each) => !known.includes(each));
  if (wrong) throw invalidRequest(`Invalid value for include: ${wrong}.`, { param: 'include' });
  const { configuration, defaults, identity, requirements, ...rest } = account;
  return {
    ...rest,
    ...(asked.includes('configuration.merchant') && { configuration }),
    ...(asked.includes('defaults') && { defaults }),
    ...(asked.includes('identity') && { identity }),
    ...(asked.includes('requirements') && { requirements }),
  };
};

/** With the full dashboard Stripe collects fees and bears losses itself; any other combination is refused. */
const responsibilitiesIn = (form: Form) => {
  const { fees_collector, losses_collector } = textsIn(formIn(form, 'defaults'), 'responsibilities');
  if (required(textIn(form, 'dashboard'), 'dashboard') !== 'full')
    throw invalidRequest('The stand-in knows accounts with the full dashboard only.');
  if (fees_collector !== 'stripe' || losses_collector !== 'stripe')
    throw invalidRequest(
      'Accounts with the full dashboard must have defaults.responsibilities.fees_collector and losses_collector set to stripe.',
      { param: 'defaults[responsibilities]' },
    );
  return {
    fees_collector: 'stripe',
    losses_collector: 'stripe',
    requirements_collector: 'stripe',
  } as const;
};

const make = (account: Account, form: Form): V2Account => {
  const wanted = deep(form, 'configuration.merchant.capabilities');
  const country = required(textIn(formIn(form, 'identity'), 'country'), 'identity.country').toUpperCase();
  if (country !== 'GB') throw invalidRequest('The stand-in knows accounts in GB only.');
  const made = accountShape({
    email: textIn(form, 'contact_email'),
    name: textIn(form, 'display_name'),
    country,
    requested: paymentCapabilities.filter((each) => textIn(formIn(wanted, each), 'requested') === 'true'),
    metadata: textsIn(form, 'metadata'),
    responsibilities: responsibilitiesIn(form),
  });
  account.state.connected[made.id] = {
    account: made,
    ...{ sessions: {}, intents: {}, charges: {}, refunds: {}, disputes: {} },
    underWay: [],
    deauthorized: false,
  };
  account.changed();
  return made;
};

const link = (account: Account, form: Form, pages: string): object => {
  const { account: of } = connectedBy(account, required(textIn(form, 'account'), 'account'));
  const useCase = formIn(form, 'use_case');
  if (required(textIn(useCase, 'type'), 'use_case.type') !== 'account_onboarding')
    throw invalidRequest('The stand-in knows account_onboarding only.');
  const onboarding = formIn(useCase, 'account_onboarding');
  const refreshUrl = required(textIn(onboarding, 'refresh_url'), 'use_case.account_onboarding.refresh_url');
  const returnUrl = textIn(onboarding, 'return_url') ?? refreshUrl;
  const [token, expiresAt] = [newId('link'), Date.now() + linkMs];
  account.state.accountLinks[token] = { account: of.id, refreshUrl, returnUrl, expiresAt, opened: false };
  account.changed();
  return {
    object: 'v2.core.account_link',
    account: of.id,
    created: new Date().toISOString(),
    expires_at: new Date(expiresAt).toISOString(),
    livemode: false,
    url: `${pages}/onboarding/${token}`,
    use_case: useCase,
  };
};

/** Accounts of Stripe's API v2 and the links to their onboarding; `pages` is the base URL of the onboarding page. */
export const connectedAccounts = (pages: () => string): Endpoint[] => [
  {
    method: 'POST',
    path: '/v2/core/accounts',
    takes: [
      ...['include', 'contact_email', 'display_name', 'dashboard', 'metadata'],
      ...['identity.country', 'identity.entity_type', 'identity.business_details.registered_name'],
      ...['defaults.currency', 'defaults.locales', 'defaults.profile', 'defaults.responsibilities'],
      ...paymentCapabilities.map((each) => `configuration.merchant.capabilities.${each}.requested`),
    ],
    answer: ({ account, form }) => withIncluded(make(account, form), form),
  },
  {
    method: 'GET',
    path: '/v2/core/accounts/{id}',
    takes: ['include'],
    answer: ({ account, id, form }) => {
      found(account.state.connected, 'account', id);
      return withIncluded(connectedBy(account, id).account, form);
    },
  },
  {
    method: 'POST',
    path: '/v2/core/account_links',
    takes: [
      ...['account', 'use_case.type'],
      ...[
        'refresh_url',
        'return_url',
        'collection_options.fields',
        'collection_options.future_requirements',
      ].map((each) => `use_case.account_onboarding.${each}`),
    ],
    answer: ({ account, form }) => link(account, form, pages()),
  },
];
