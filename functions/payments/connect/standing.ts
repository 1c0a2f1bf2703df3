import type { ConnectStanding, ConnectState } from '#shared/payments/connect.ts';
import type { StoredConnect } from './entity.ts';

/** Stripe's names of what it asks for, and plain words for them. The first match counts. */
const askedFor: [pattern: RegExp, words: string][] = [
  [/documents|verification/, 'proof of who you are'],
  [/date_of_birth/, 'your date of birth'],
  [/individual\.(given_name|surname|legal_gender|name)/, 'your name'],
  [/individual\.address/, 'your home address'],
  [/\.(phone|email)$|contact_/, 'how to reach you'],
  [/business_details|representative|owners|directors|executives/, 'the details of your business'],
  [/attestations|terms_of_service/, 'your agreement to Stripe’s terms'],
  [/payout|external_account|bank_account/, 'the bank account your money goes to'],
  [/statement_descriptor|branding/, 'the name your customers see on their statements'],
  [/profile|mcc|product_description|support|url/, 'what your business does'],
];

const wordsFor = (description: string): string =>
  askedFor.find(([pattern]) => pattern.test(description))?.[1] ?? 'more details about your business';

/** What is missing, without duplicates. */
const missingWords = (descriptions: readonly string[]): string[] => [...new Set(descriptions.map(wordsFor))];

/** Codes of `status_details` (types of the stripe package, 23.1) as sentences. */
const becauses: Record<string, string> = {
  determining_status: 'Stripe is checking your account. This takes a few minutes.',
  requirements_pending_verification:
    'Stripe is checking your details. This takes from a few minutes to a few days.',
  requirements_past_due: 'Stripe needs something from you before you can be paid online.',
  restricted_other: 'Stripe has paused card payments. Ask Stripe support why.',
  unsupported_business: 'Stripe doesn’t accept this kind of business.',
  unsupported_country: 'Stripe doesn’t accept businesses in this country.',
  unsupported_entity_type: 'Stripe doesn’t accept this type of business.',
};

const because = (code: string): string =>
  becauses[code] ?? 'Stripe has turned this account down. Ask Stripe support why.';

const whyWords = (codes: readonly string[]): string[] => [...new Set(codes.map(because))];

const lostWords = 'Fettle has lost access to your Stripe account. Connect it again to be paid online.';

export const activeStatus = 'active';

const stateOf = ({ cards, wasReady, disconnectedAt, lostAt }: StoredConnect): ConnectState => {
  if (lostAt) return 'lost';
  if (disconnectedAt) return 'disconnected';
  if (cards === activeStatus) return 'ready';
  if (cards === 'pending') return 'checking';
  if (cards !== 'restricted') return 'refused';
  return wasReady ? 'restricted' : 'unfinished';
};

/** True if money can be taken online now, as far as known. */
export const isReady = (connect: StoredConnect | undefined): connect is StoredConnect =>
  connect !== undefined && stateOf(connect) === 'ready';

export const takesBank = ({ bank }: StoredConnect): boolean => bank === activeStatus;

const nothing: ConnectStanding = {
  state: 'none',
  ...{ cards: false, bank: false, missing: [], why: [], partPayments: false, dashboard: null },
};

/** The owner's dashboard at Stripe; for a platform's full account it is the normal dashboard. */
const dashboard = 'https://dashboard.stripe.com';

/** The status of online payments, in words. */
export const shownConnect = (connect: StoredConnect | undefined): ConnectStanding => {
  if (!connect) return nothing;
  const state = stateOf(connect);
  const isTelling = state !== 'ready' && state !== 'disconnected';
  const isOurs = isTelling && state !== 'lost';
  return {
    state,
    cards: state === 'ready',
    bank: state === 'ready' && takesBank(connect),
    missing: isOurs ? missingWords(connect.missing) : [],
    why: isOurs ? whyWords(connect.reasons) : state === 'lost' ? [lostWords] : [],
    partPayments: connect.partPayments,
    dashboard,
  };
};
