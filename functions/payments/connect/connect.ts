import type { Stripe } from 'stripe';
import { config } from '#functions/lib/config.ts';
import { Moved } from '#functions/lib/latest.ts';
import { makeOnce } from '#functions/lib/make-once.ts';
import { answering, isForbidden, isMissing, provider } from '#functions/lib/provider.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { notFound, Refusal } from '#shared/kernel/refusal.ts';
import { businessName } from '#shared/settings/business-name.ts';
import { askConnect, included, standingOf } from './ask.ts';
import { accountOwner, connectEntity, readConnect, type StoredConnect } from './entity.ts';
import { shownConnect } from './standing.ts';

/** The one combination with the full dashboard in which Stripe collects its fees and bears losses (docs/decisions/040). */
const paramsFor = (firm: StoredFirm): Stripe.V2.Core.AccountCreateParams => ({
  contact_email: firm.email,
  display_name: businessName(firm),
  dashboard: 'full',
  identity: { country: 'GB' },
  defaults: { currency: 'gbp', responsibilities: { fees_collector: 'stripe', losses_collector: 'stripe' } },
  configuration: {
    merchant: {
      capabilities: { card_payments: { requested: true }, pay_by_bank_payments: { requested: true } },
    },
  },
  metadata: { firmId: firm.firmId },
  include: included,
});

const isAlive = async (account: string): Promise<boolean> => {
  const { client } = await provider();
  try {
    return !(await client.v2.core.accounts.retrieve(account)).closed;
  } catch (error) {
    if (isForbidden(error) || isMissing(error)) return false;
    throw error;
  }
};

const makeAccount = async (firm: StoredFirm, lost: StoredConnect | undefined): Promise<StoredConnect> => {
  const { firmId } = firm;
  const { client } = await provider();
  const made = await makeOnce({
    // The replacement of a lost account needs a different idempotency key.
    name: ['connect', firmId, ...(lost ? [lost.account] : [])].join(':'),
    params: paramsFor(firm),
    make: (params, options) => client.v2.core.accounts.create(params, options),
    // API v2 can't look up an account by its metadata; an unused account costs nothing.
    look: async () => undefined,
    isAlive: ({ id }) => isAlive(id),
  });
  const at = new Date().toISOString();
  const connect: StoredConnect = {
    ...{ firmId, account: made.id, ...standingOf(made), wasReady: false, askedAt: at, createdAt: at },
    partPayments: lost?.partPayments ?? false,
    ...(lost && { formerAccounts: [...(lost.formerAccounts ?? []), lost.account] }),
  };
  const put = connectEntity
    .put(connect)
    .where((item, { eq, notExists }) => (lost ? eq(item.account, lost.account) : notExists(item.account)));
  // The owner is stored in the same transaction, so that any event about this account finds it.
  await transact([write(put, () => new Moved()), write(accountOwner.put({ account: made.id, firmId }))]);
  return connect;
};

/** The firm's account, created the first time and after access to the previous one was revoked. */
const accountOf = async (firm: StoredFirm): Promise<StoredConnect> => {
  const kept = await readConnect(firm.firmId);
  if (kept && !kept.lostAt) return kept;
  try {
    return await makeAccount(firm, kept);
  } catch (error) {
    if (!(error instanceof Moved)) throw error;
    // Another tab created it first.
    const made = await readConnect(firm.firmId);
    if (made) return made;
    throw notFound();
  }
};

const linkTo = async (account: string): Promise<string> => {
  const { client } = await provider();
  const { url } = await client.v2.core.accountLinks.create({
    account,
    use_case: {
      type: 'account_onboarding',
      account_onboarding: {
        refresh_url: `${config.appUrl}/settings?connect=again`,
        return_url: `${config.appUrl}/settings?connect=back`,
        collection_options: { fields: 'eventually_due', future_requirements: 'include' },
      },
    },
  });
  return url;
};

const isSetUp = async (): Promise<void> => {
  const { connectWebhookSecret } = await provider();
  if (!connectWebhookSecret) throw new Refusal('busy', 'Card payments aren’t set up yet');
};

/**
 * Returns the page on which Stripe collects what it needs: for a new, unfinished or restricted account, or after a disconnect. A
 * link works once and for some minutes, so each call makes a new one. Throws 502 if Stripe doesn't answer.
 */
export const beginConnect = (firm: StoredFirm): Promise<{ url: string }> =>
  answering(async () => {
    await isSetUp();
    const { firmId, account, disconnectedAt } = await accountOf(firm);
    const url = await linkTo(account).catch(async (error: unknown) => {
      // Access was revoked meanwhile: the next press makes a new account.
      const kept = isForbidden(error) ? await readConnect(firmId) : undefined;
      if (kept) await askConnect(kept);
      throw error;
    });
    if (disconnectedAt) await connectEntity.patch({ firmId }).remove(['disconnectedAt']).go();
    return { url };
  });

/** The status of online payments, fetched now unless what is known suffices. Throws 502 if Stripe doesn't answer. */
export const connectStanding = async (firmId: FirmId, isAsking: boolean) => {
  const kept = await readConnect(firmId);
  if (!kept || kept.lostAt || !isAsking) return shownConnect(kept);
  return shownConnect(await answering(() => askConnect(kept)));
};

/** Stores changes and returns the new status. Throws 404 if there is no account. */
const changed = async (firmId: FirmId, changes: Partial<StoredConnect>) => {
  await transact([write(connectEntity.patch({ firmId }).set(changes), notFound)]);
  return shownConnect(await readConnect(firmId));
};

export const changeConnect = (firmId: FirmId, changes: { partPayments: boolean }) => changed(firmId, changes);

/** Stops offering online payment. The account belongs to its owner, and all our records stay. */
export const disconnect = async (firmId: FirmId): Promise<void> => {
  await changed(firmId, { disconnectedAt: new Date().toISOString() });
};
