import type { Account } from '../account.ts';
import { found, missing } from '../failure.ts';
import type { Webhooks } from '../webhooks.ts';
import { tellOf } from './connected-account.ts';
import { disputed, type Ending, ended, escalated } from './disputing.ts';
import type { ConnectedAccount } from './holdings.ts';
import { refundFails } from './money-back.ts';
import { type Outcome, outcomes } from './onboarding.ts';
import { expire, sessionsOf } from './open-sessions.ts';
import { arrive, bookFee } from './paying.ts';

/** Commands for a connected account, named by its contact address. */
export interface ConnectedCommand {
  email: string;
  /** Sets the account's status, at the end of onboarding or later. */
  onboarding?: Outcome;
  /** The owner revokes the platform's access. */
  deauthorize?: true;
  holdWebhooks?: boolean;
  /** Ends every open page. */
  expireSessions?: true;
  /** A pending bank payment succeeds or fails. */
  bank?: 'pays' | 'fails';
  /** Disputes the newest charge, or that of a session. */
  dispute?: { session?: string; pence?: number; inquiry?: boolean };
  disputeEnds?: Ending;
  escalate?: true;
  /** The newest refund fails. */
  refundFails?: true;
  /** Stripe works out its fees later from now on, or has worked them all out. */
  fees?: 'late' | 'known';
  /** Makes every charge older, by days. */
  ageDays?: number;
}

const newest = <T>(all: Record<string, T>, what: string): T => {
  const last = Object.values(all).at(-1);
  if (!last) throw missing(what, 'newest');
  return last;
};

const chargeOf = (of: ConnectedAccount, session: string | undefined) => {
  const intent = session ? of.sessions[session]?.payment_intent : undefined;
  return intent
    ? found(of.charges, 'charge', `${of.intents[intent]?.latest_charge}`)
    : newest(of.charges, 'charge');
};

const onMoney = (account: Account, of: ConnectedAccount, told: ConnectedCommand): void => {
  if (told.bank)
    for (const id of [...of.underWay])
      arrive(account, of, found(of.sessions, 'checkout.session', id), told.bank === 'pays');
  if (told.dispute) {
    const { session, pence, inquiry } = told.dispute;
    disputed(account, of, chargeOf(of, session), {
      ...(pence !== undefined && { pence }),
      ...(inquiry !== undefined && { isInquiry: inquiry }),
    });
  }
  if (told.escalate) escalated(account, of, newest(of.disputes, 'dispute'));
  if (told.disputeEnds) ended(account, of, newest(of.disputes, 'dispute'), told.disputeEnds);
  if (told.fees) onFees(account, of, told.fees);
  if (told.refundFails) refundFails(account, of, newest(of.refunds, 'refund').id);
  if (told.ageDays !== undefined)
    for (const charge of Object.values(of.charges)) charge.created -= told.ageDays * 24 * 60 * 60;
};

const onFees = (
  account: Account,
  of: ConnectedAccount,
  fees: NonNullable<ConnectedCommand['fees']>,
): void => {
  of.isFeeLate = fees === 'late';
  if (fees === 'late') return;
  for (const charge of Object.values(of.charges))
    if (charge.status === 'succeeded' && !charge.balance_transaction) bookFee(account, of, charge);
};

const onAccount = (
  account: Account,
  of: ConnectedAccount,
  webhooks: Webhooks,
  told: ConnectedCommand,
): void => {
  if (told.holdWebhooks !== undefined) webhooks.hold(of.account.id, told.holdWebhooks);
  if (told.onboarding) outcomes[told.onboarding](of);
  if (told.expireSessions)
    for (const session of sessionsOf(account, of))
      if (session.status === 'open') expire(account, of, session);
  if (told.deauthorize) {
    of.deauthorized = true;
    tellOf(account, of, 'account.application.deauthorized', { id: 'ca_local', object: 'application' });
  }
};

/** Carries out a command and returns the state of that contact's newest account. */
export const connectedControl = (account: Account, webhooks: Webhooks) => (told: ConnectedCommand) => {
  const { state } = account;
  const of = Object.values(state.connected).findLast((one) => one.account.contact_email === told.email);
  if (!of) throw missing('account', told.email);
  onAccount(account, of, webhooks, told);
  onMoney(account, of, told);
  account.changed();
  return {
    account: of.account.id,
    sessions: sessionsOf(account, of).map(({ id, status, payment_status, amount_total, url }) => ({
      ...{ id, status, payment_status, url },
      pence: amount_total ?? 0,
    })),
    charges: Object.values(of.charges).map(({ id, payment_intent, amount, amount_refunded, status }) => ({
      ...{ id, intent: payment_intent, pence: amount, refunded: amount_refunded, status },
    })),
    disputes: Object.values(of.disputes).map(({ id, status }) => ({ id, status })),
    events: state.events.filter((one) => one.account === of.account.id),
    undelivered: state.deliveries.filter((one) => one.customer === of.account.id).length,
  };
};

export type ConnectedTold = ReturnType<ReturnType<typeof connectedControl>>;
