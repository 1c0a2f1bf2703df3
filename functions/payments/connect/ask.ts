import type { Stripe } from 'stripe';
import { held } from '#functions/lib/conditional.ts';
import { isForbidden, isMissing, provider } from '#functions/lib/provider.ts';
import { connectEntity, readConnect, type StoredConnect } from './entity.ts';
import { activeStatus } from './standing.ts';

type Account = Stripe.V2.Core.Account;

/** Without these, Stripe leaves out the fields that describe an account's status. */
export const included: Stripe.V2.Core.AccountRetrieveParams.Include[] = [
  'configuration.merchant',
  'requirements',
];

/** What we store about an account. */
export const standingOf = ({ configuration, requirements }: Account) => {
  const { card_payments: cards, pay_by_bank_payments: bank } = configuration?.merchant?.capabilities ?? {};
  const waiting = (requirements?.entries ?? []).filter(({ awaiting_action_from: who }) => who === 'user');
  return {
    cards: cards?.status ?? 'restricted',
    bank: bank?.status ?? 'restricted',
    missing: waiting.map(({ description }) => description),
    reasons: (cards?.status_details ?? []).map(({ code }) => code),
  };
};

const changesOf = async (account: string) => {
  const { client } = await provider();
  try {
    const found = await client.v2.core.accounts.retrieve(account, { include: included });
    return { ...standingOf(found), ...(found.closed && { lostAt: new Date().toISOString() }) };
  } catch (error) {
    if (isForbidden(error) || isMissing(error)) return { lostAt: new Date().toISOString() };
    throw error;
  }
};

/**
 * Fetches the status of a firm's account from Stripe and stores it. A slow answer is discarded if a later request has been
 * answered since.
 */
export const askConnect = async (kept: StoredConnect): Promise<StoredConnect> => {
  const { firmId, account } = kept;
  const askedAt = new Date().toISOString();
  const changes = { ...(await changesOf(account)), askedAt };
  const after = { ...kept, ...changes };
  const wasReady = kept.wasReady || after.cards === activeStatus;
  const isKept = await held(
    connectEntity
      .patch({ firmId })
      .set({ ...changes, wasReady })
      .where((item, { eq, lt }) => `${eq(item.account, account)} AND ${lt(item.askedAt, askedAt)}`),
  );
  return isKept ? { ...after, wasReady } : ((await readConnect(firmId)) ?? kept);
};

/** How old the status may be before the customer's page refreshes it, in milliseconds. */
const freshMs = 10 * 60 * 1000;

export const isOld = ({ askedAt }: StoredConnect): boolean => Date.parse(askedAt) < Date.now() - freshMs;
