import { newId } from '../../state.ts';
import type { V2Account, V2Capability } from '../../wire.ts';

type Merchant = NonNullable<NonNullable<V2Account['configuration']>['merchant']>;
type Entries = NonNullable<NonNullable<V2Account['requirements']>['entries']>;
type Responsibilities = NonNullable<V2Account['defaults']>['responsibilities'];

export const paymentCapabilities = ['card_payments', 'pay_by_bank_payments'] as const;
export type PaymentCapability = (typeof paymentCapabilities)[number];

/** What Stripe requires of a sole trader, as requirement descriptions name it. */
const asked = [
  'identity.individual.given_name',
  'identity.individual.date_of_birth',
  'identity.individual.address',
  'defaults.profile.product_description',
  'configuration.merchant.statement_descriptor.descriptor',
  'default_payout_method',
];

export const capability = (status: string, code?: string, resolution = 'provide_info'): V2Capability => ({
  status,
  status_details: code ? [{ code, resolution }] : [],
});

const entry = (description: string): Entries[number] => ({
  awaiting_action_from: 'user',
  description,
  errors: [],
  impact: {
    restricts_capabilities: [
      { capability: 'card_payments', configuration: 'merchant', deadline: { status: 'past_due' } },
    ],
  },
  minimum_deadline: { status: 'past_due' },
  requested_reasons: [{ code: 'routine_onboarding' }],
});

export const requirementsOf = (descriptions: string[] = asked): NonNullable<V2Account['requirements']> => ({
  entries: descriptions.map(entry),
  ...(descriptions.length > 0 && { summary: { minimum_deadline: { status: 'past_due' } } }),
});

interface Given {
  email: string | undefined;
  name: string | undefined;
  country: string;
  requested: PaymentCapability[];
  metadata: Record<string, string>;
  responsibilities: Responsibilities;
}

/** An account before onboarding: all its requirements are due from the owner. */
export const accountShape = ({ email, name, country, requested, metadata, responsibilities }: Given) => {
  const waiting = requested.map((each) => [each, capability('restricted', 'requirements_past_due')]);
  return {
    id: newId('acct'),
    object: 'v2.core.account',
    applied_configurations: ['merchant'],
    closed: false,
    configuration: {
      merchant: { applied: true, capabilities: Object.fromEntries(waiting) } as unknown as Merchant,
    },
    ...(email && { contact_email: email }),
    created: new Date().toISOString(),
    dashboard: 'full',
    defaults: { currency: 'gbp', responsibilities },
    ...(name && { display_name: name }),
    identity: { country },
    livemode: false,
    metadata,
    requirements: requirementsOf(),
  } satisfies V2Account;
};
