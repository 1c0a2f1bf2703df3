import type { ConnectStanding, ConnectState } from '#shared/payments/connect.ts';
import type { StoredConnect } from './entity.ts';
import { lostWords, missingWords, whyWords } from './words.ts';

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
