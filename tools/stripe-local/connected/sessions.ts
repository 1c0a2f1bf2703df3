import type { Account } from '../account.ts';
import { type Endpoint, list, required } from '../api/endpoint.ts';
import { found, invalidRequest } from '../failure.ts';
import { type Form, formIn, listIn, textIn, textsIn } from '../form.ts';
import type { CheckoutSession } from '../wire.ts';
import { connectedBy } from './connected-account.ts';
import type { ConnectedAccount } from './holdings.ts';
import { expire, sessionsOf } from './open-sessions.ts';
import type { PaymentCapability } from './shapes/account.ts';
import { sessionShape } from './shapes/session.ts';

const halfHour = 30 * 60;
const day = 24 * 60 * 60;

/** The smallest and largest payment, in pence: by bank (docs.stripe.com/payments/pay-by-bank) and by card. */
const limits = { card: [30, 99_999_999], pay_by_bank: [50, 1_000_000] } as const;
type Way = keyof typeof limits;
const ways: Record<Way, PaymentCapability> = { card: 'card_payments', pay_by_bank: 'pay_by_bank_payments' };

export const isActive = ({ account }: ConnectedAccount, which: PaymentCapability): boolean =>
  account.configuration?.merchant?.capabilities?.[which]?.status === 'active';

/** The allowed payment methods that this account and amount can use. */
const waysFor = (of: ConnectedAccount, form: Form, amount: number): Way[] => {
  const allowed = listIn(form, 'allowed_payment_method_types').map(String);
  const wrong = allowed.find((each) => !(each in ways));
  if (wrong) throw invalidRequest(`Invalid allowed_payment_method_types: ${wrong}.`);
  return (allowed.length > 0 ? (allowed as Way[]) : (Object.keys(ways) as Way[])).filter((way) => {
    const [least, most] = limits[way];
    return isActive(of, ways[way]) && amount >= least && amount <= most;
  });
};

const amountIn = (form: Form): number => {
  const items = listIn(form, 'line_items').map((item) => item as Form);
  if (items.length === 0) required(undefined, 'line_items');
  return items.reduce((sum, item) => {
    const price = formIn(item, 'price_data');
    required(textIn(formIn(price, 'product_data'), 'name'), 'line_items[0][price_data][product_data][name]');
    if (textIn(price, 'currency') !== 'gbp') throw invalidRequest('The stand-in knows gbp only.');
    const pence = Number(required(textIn(price, 'unit_amount'), 'line_items[0][price_data][unit_amount]'));
    if (!Number.isInteger(pence) || pence < 0) throw invalidRequest('Invalid integer: unit_amount');
    return sum + pence * Number(textIn(item, 'quantity') ?? 1);
  }, 0);
};

const expiryIn = (form: Form, created: number): number => {
  const given = textIn(form, 'expires_at');
  if (!given) return created + day;
  const at = Number(given);
  if (at >= created + halfHour - 60 && at <= created + day + 60) return at;
  throw invalidRequest('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', {
    param: 'expires_at',
  });
};

const make = (account: Account, of: ConnectedAccount, form: Form, pages: string): CheckoutSession => {
  if (required(textIn(form, 'mode'), 'mode') !== 'payment')
    throw invalidRequest('The stand-in knows mode payment only.');
  const [amount, created] = [amountIn(form), Math.floor(Date.now() / 1000)];
  if (amount < limits.card[0])
    throw invalidRequest("The Checkout Session's total amount due must add up to at least £0.30 gbp", {
      code: 'amount_too_small',
    });
  const payment_method_types = waysFor(of, form, amount);
  if (payment_method_types.length === 0)
    throw invalidRequest(
      'No valid payment method types for this Checkout Session. Please ensure that you have activated payment methods compatible with your chosen currency in your dashboard.',
    );
  const session = sessionShape({
    ...{ amount, created, payment_method_types, pages },
    expires_at: expiryIn(form, created),
    success_url: required(textIn(form, 'success_url'), 'success_url'),
    cancel_url: textIn(form, 'cancel_url') ?? null,
    client_reference_id: textIn(form, 'client_reference_id') ?? null,
    customer_email: textIn(form, 'customer_email') ?? null,
    metadata: textsIn(form, 'metadata'),
  });
  of.sessions[session.id] = session;
  account.changed();
  return session;
};

export const checkoutSessions = (pages: () => string): Endpoint[] => [
  {
    method: 'POST',
    path: '/v1/checkout/sessions',
    asConnected: true,
    takes: [
      ...['mode', 'success_url', 'cancel_url', 'client_reference_id', 'customer_email', 'metadata'],
      ...['expires_at', 'locale', 'submit_type', 'allowed_payment_method_types'],
      ...['line_items.quantity', 'line_items.price_data.currency', 'line_items.price_data.unit_amount'],
      ...['name', 'description'].map((each) => `line_items.price_data.product_data.${each}`),
      ...['description', 'metadata', 'receipt_email'].map((each) => `payment_intent_data.${each}`),
    ],
    answer: ({ account, as, form }) => make(account, connectedBy(account, as), form, pages()),
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions',
    asConnected: true,
    takes: ['payment_intent', 'status', 'limit'],
    answer: ({ account, as, form }) => {
      const [intent, status] = [textIn(form, 'payment_intent'), textIn(form, 'status')];
      const all = sessionsOf(account, connectedBy(account, as)).filter(
        (one) => (!intent || one.payment_intent === intent) && (!status || one.status === status),
      );
      return list('/v1/checkout/sessions', all.reverse().slice(0, Number(textIn(form, 'limit') ?? 10)));
    },
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions/{id}',
    asConnected: true,
    takes: [],
    answer: ({ account, as, id }) => {
      const of = connectedBy(account, as);
      sessionsOf(account, of);
      return found(of.sessions, 'checkout.session', id);
    },
  },
  {
    method: 'POST',
    path: '/v1/checkout/sessions/{id}/expire',
    asConnected: true,
    takes: [],
    answer: ({ account, as, id }) => {
      const of = connectedBy(account, as);
      sessionsOf(account, of);
      const session = found(of.sessions, 'checkout.session', id);
      if (session.status !== 'open')
        throw invalidRequest(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of "${session.status}".`,
        );
      expire(account, of, session);
      return session;
    },
  },
];
