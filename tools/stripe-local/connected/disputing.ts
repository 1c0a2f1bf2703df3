import type { Account } from '../account.ts';
import { invalidRequest } from '../failure.ts';
import type { Charge, Dispute } from '../wire.ts';
import { tellOf } from './connected-account.ts';
import type { ConnectedAccount } from './holdings.ts';
import { methodOf } from './money-back.ts';
import { disputeShape, movement } from './shapes/dispute.ts';

/** How long the account's owner has to respond to a dispute, in seconds. */
const answerSeconds = 12 * 24 * 60 * 60;

/** Opens a dispute, or an inquiry, for the customer's bank. */
export const disputed = (
  account: Account,
  of: ConnectedAccount,
  charge: Charge,
  { pence = charge.amount - charge.amount_refunded, isInquiry = false },
): Dispute => {
  if (methodOf(charge) === 'pay_by_bank') throw invalidRequest('Pay by Bank has no disputes.');
  const made = disputeShape(charge, pence, isInquiry, Math.floor(Date.now() / 1000) + answerSeconds);
  of.disputes[made.id] = made;
  charge.disputed = true;
  tellOf(account, of, 'charge.dispute.created', made);
  if (!isInquiry) tellOf(account, of, 'charge.dispute.funds_withdrawn', made);
  return made;
};

/** Escalates an inquiry to a dispute, which withdraws the money. */
export const escalated = (account: Account, of: ConnectedAccount, dispute: Dispute): void => {
  Object.assign(dispute, { status: 'needs_response', is_charge_refundable: false });
  dispute.balance_transactions.push(movement(dispute.id, -dispute.amount));
  tellOf(account, of, 'charge.dispute.updated', dispute);
  tellOf(account, of, 'charge.dispute.funds_withdrawn', dispute);
};

export type Ending = 'won' | 'lost' | 'warning_closed';

export const ended = (account: Account, of: ConnectedAccount, dispute: Dispute, how: Ending): void => {
  dispute.status = how;
  if (how === 'won') {
    dispute.balance_transactions.push(movement(dispute.id, dispute.amount));
    tellOf(account, of, 'charge.dispute.funds_reinstated', dispute);
  }
  tellOf(account, of, 'charge.dispute.closed', dispute);
};
