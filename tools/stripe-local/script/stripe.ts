import { askBank } from './bank.ts';
import { type LoadError, paymentElement } from './payment-element.ts';

/*
 * The stand-in for Stripe.js: the parts that react-stripe-js and the payment page use, over the stand-in's endpoint. The page's
 * content security policy need not change: everything has the page's origin.
 */

interface StripeError {
  type: string;
  message: string;
  code?: string;
}
interface Intent {
  id: string;
  status: string;
  client_secret: string;
}
type Outcome = { paymentIntent: Intent } | { error: StripeError };

const ask = async (sent: object): Promise<Outcome> => {
  try {
    const reply = await fetch('/stripe-stand-in/payment', { method: 'POST', body: JSON.stringify(sent) });
    return (await reply.json()) as Outcome;
  } catch {
    return {
      error: {
        type: 'api_connection_error',
        message: 'We are experiencing issues connecting to our payments provider.',
      },
    };
  }
};

const over = new Set(['succeeded', 'canceled', 'processing', 'requires_capture']);

/** Elements refuses a payment that has ended or is processing (docs.stripe.com/changelog/clover/2025-09-30/client-secret-reuse). */
const loadErrorOf = async (clientSecret: string): Promise<LoadError | undefined> => {
  const found = await ask({ clientSecret });
  if ('error' in found) return { code: 'resource_missing', ...found.error };
  const { status } = found.paymentIntent;
  if (!over.has(status)) return undefined;
  return {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `The PaymentIntent is in a terminal state: ${status}. Elements cannot be initialized with it.`,
  };
};

type Elements = ReturnType<typeof elementsFor>;

const elementsFor = ({ clientSecret = '' }: { clientSecret?: string }) => {
  const payment = paymentElement(loadErrorOf(clientSecret));
  return {
    clientSecret,
    payment,
    create: () => payment.element,
    getElement: (type: string) => (type === 'payment' ? payment.element : null),
    update: () => undefined,
    fetchUpdates: async () => ({}),
    submit: async () => {
      const message = payment.problem();
      return message ? { error: { type: 'validation_error', message } } : {};
    },
    on: () => undefined,
  };
};

const settled = async (clientSecret: string, first: Outcome): Promise<Outcome> => {
  if ('error' in first || first.paymentIntent.status !== 'requires_action') return first;
  const outcome = await ask({ clientSecret, authenticated: await askBank() });
  if ('error' in outcome || outcome.paymentIntent.status === 'succeeded') return outcome;
  const message =
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.';
  return { error: { type: 'invalid_request_error', code: 'payment_intent_authentication_failure', message } };
};

interface Confirmation {
  elements: Elements;
  confirmParams?: { return_url?: string };
  redirect?: 'if_required';
}

const confirmPayment = async ({ elements, confirmParams, redirect }: Confirmation) => {
  const { clientSecret, payment } = elements;
  const invalid = payment.problem();
  if (invalid) return { error: { type: 'validation_error', message: invalid } };
  const outcome = await settled(clientSecret, await ask({ clientSecret, card: payment.card() }));
  if ('error' in outcome || redirect === 'if_required') return outcome;
  const to = new URL(confirmParams?.return_url ?? location.href);
  to.searchParams.set('payment_intent', outcome.paymentIntent.id);
  to.searchParams.set('payment_intent_client_secret', clientSecret);
  to.searchParams.set('redirect_status', 'succeeded');
  location.assign(to);
  // The page navigates away: as with Stripe's own, the promise never settles.
  return new Promise(() => undefined);
};

const notHere = async () => ({ error: { type: 'api_error', message: 'The stand-in does not know this.' } });

const Stripe = Object.assign(
  () => ({
    elements: elementsFor,
    confirmPayment,
    retrievePaymentIntent: (clientSecret: string) => ask({ clientSecret }),
    createToken: notHere,
    createPaymentMethod: notHere,
    confirmCardPayment: notHere,
    _registerWrapper: () => undefined,
    registerAppInfo: () => undefined,
  }),
  { version: 'endive' },
);
Object.assign(window, { Stripe });
