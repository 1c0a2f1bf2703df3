import { createHash } from 'node:crypto';
import type { Account } from '../account.ts';
import { connectedAccounts } from '../connected/accounts.ts';
import { balance } from '../connected/balance.ts';
import { moneyBack } from '../connected/money-back.ts';
import { checkoutSessions } from '../connected/sessions.ts';
import { expanded } from '../expand.ts';
import { brokeDown, Failure, invalidRequest, isUnbegun } from '../failure.ts';
import { type Form, listIn, parseForm, parseJson } from '../form.ts';
import type { Outage } from '../outage.ts';
import { customers } from './customers.ts';
import { checkParameters, type Endpoint } from './endpoint.ts';
import { payments } from './payments.ts';
import { portals } from './portal.ts';
import { prices } from './prices.ts';
import { products } from './products.ts';
import { setUp } from './set-up.ts';
import { subscriptions } from './subscriptions.ts';
import { testClocks } from './test-clocks.ts';

export interface Asked {
  method: string;
  path: string;
  /** The query string of a GET, otherwise the body; form-encoded. */
  text: string;
  idempotencyKey: string | undefined;
  /** The connected account that the platform acts for; empty for itself. */
  account: string;
}

interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** A response stored under an idempotency key; not stored if processing never began. */
interface Worked extends Answer {
  begun: boolean;
}

const dayMs = 24 * 60 * 60 * 1000;

const matchOf = (endpoints: Endpoint[], { method, path, account }: Asked) => {
  for (const endpoint of endpoints.filter((each) => Boolean(each.asConnected) === Boolean(account))) {
    const pattern = new RegExp(`^${endpoint.path.replace('{id}', '([^/]+)')}$`);
    const match = endpoint.method === method ? pattern.exec(path) : null;
    if (match) return { endpoint, id: match[1] ?? '' };
  }
  throw new Failure(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
};

const pathsIn = (form: Form): string[] =>
  listIn(form, 'expand').flatMap((path) => (typeof path === 'string' ? [path] : []));

const errorAnswer = (error: unknown): Worked => {
  if (error instanceof Failure)
    return { status: error.status, body: { error: error.body }, begun: !isUnbegun(error) };
  console.error(error);
  const message = 'The stand-in failed.';
  return { status: 500, body: { error: { type: 'api_error', message } }, begun: true };
};

/** Serves the calls of Stripe's API that the product makes. Everything else is a 404. */
export function stripeApi(account: Account, connection: Outage, portalUrl: () => string) {
  const { state } = account;
  const endpoints = [
    ...customers,
    ...products,
    ...prices,
    ...subscriptions,
    ...payments,
    ...portals(portalUrl),
    ...setUp,
    ...testClocks,
    ...connectedAccounts(portalUrl),
    ...checkoutSessions(portalUrl),
    ...moneyBack,
    ...balance,
  ];

  const run = (asked: Asked): Worked => {
    const { method, path } = asked;
    try {
      const { endpoint, id } = matchOf(endpoints, asked);
      const form = path.startsWith('/v2/') ? parseJson(asked.text) : parseForm(asked.text);
      checkParameters(endpoint, form);
      if (connection.breaks(method, path, false)) throw brokeDown();
      const object = endpoint.answer({ account, id, form, as: asked.account });
      if (connection.breaks(method, path, true)) throw brokeDown();
      return {
        status: 200,
        body: expanded(
          asked.account ? (state.connected[asked.account] ?? state) : state,
          object,
          pathsIn(form),
        ),
        begun: true,
      };
    } catch (error) {
      return errorAnswer(error);
    }
  };

  /** An idempotency key returns its first response for a day, errors too, whatever has changed since. */
  const once = (asked: Asked, key: string): Answer => {
    const request = createHash('sha256').update(`${asked.path}\n${asked.text}`).digest('hex');
    const before = state.answers[key];
    if (before && Date.now() - before.at < dayMs) {
      if (before.request === request) return { ...before, headers: { 'idempotent-replayed': 'true' } };
      const message = 'Keys for idempotent requests can only be used with the same parameters.';
      return errorAnswer(invalidRequest(message, { type: 'idempotency_error' }));
    }
    const { status, body, begun } = run(asked);
    if (begun) state.answers[key] = { status, body: structuredClone(body), request, at: Date.now() };
    account.changed();
    // A retry with the same key would only get the same response.
    return { status, body, ...(status >= 500 && { headers: { 'stripe-should-retry': 'false' } }) };
  };

  return (asked: Asked): Answer =>
    asked.method === 'POST' && asked.idempotencyKey
      ? once(asked, `${asked.account}${asked.idempotencyKey}`)
      : run(asked);
}
