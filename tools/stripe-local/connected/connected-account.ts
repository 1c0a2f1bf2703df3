import { type Account, apiVersion, keptEvents } from '../account.ts';
import { Failure } from '../failure.ts';
import { newId } from '../state.ts';
import type { ConnectedAccount } from './holdings.ts';

/**
 * The account that the platform acts for. Throws Stripe's 403 if it does not exist, belongs to another platform, or has revoked
 * access: like Stripe, it doesn't say which.
 */
export const connectedBy = ({ state }: Account, id: string): ConnectedAccount => {
  const found = Object.hasOwn(state.connected, id) ? state.connected[id] : undefined;
  if (found && !found.deauthorized) return found;
  throw new Failure(403, {
    type: 'invalid_request_error',
    code: 'account_invalid',
    message: `The provided key does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`,
  });
};

/** Sends the platform's Connect webhook an event of one of its accounts. */
export const tellOf = (
  { state, changed, deliver }: Account,
  { account }: ConnectedAccount,
  type: string,
  object: object,
): void => {
  const event = {
    id: newId('evt'),
    object: 'event' as const,
    account: account.id,
    api_version: apiVersion,
    created: Math.floor(Date.now() / 1000),
    data: { object: structuredClone(object) },
    livemode: false as const,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  state.events = [...state.events, event].slice(-keptEvents);
  changed();
  deliver(event, account.id);
};
