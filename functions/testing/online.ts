import type { ConnectedCommand, ConnectedTold } from '@fettle/stripe-local/connected/control.ts';
import { Stripe } from 'stripe';
import { expect, vi } from 'vitest';
import type { GuestInvoice } from '#shared/guest/document.ts';
import { routes } from '#shared/routes.ts';
import type { Answer, Api } from '../../local/testing/api-client.ts';
import type { Someone, System } from '../../local/testing/system.ts';
import { tokenIn } from './token-in.ts';

const { clients, guest, invoices, payments } = routes;

export const goodCard = '4242424242424242';

/** Makes the stand-in change a seller's account. Returns what it then knows of it. */
export const tellAccount = async (
  system: System,
  { email }: { email: string },
  told: Omit<ConnectedCommand, 'email'> = {},
): Promise<ConnectedTold> => {
  const body = JSON.stringify({ email, ...told });
  const reply = await fetch(`${system.services.stripe}/control/connected`, { method: 'POST', body });
  return (await reply.json()) as ConnectedTold;
};

/** Presses a button on a hosted page. Returns where it redirects, or the page's text. */
export const press = async (url: string, action: string, number = goodCard): Promise<string> => {
  const body = new URLSearchParams({ action, number });
  const reply = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  return reply.headers.get('location') ?? (await reply.text());
};

/** A user who can be paid online. */
export const connected = async (system: System, given: { partPayments?: boolean } = {}): Promise<Someone> => {
  const person = await system.someone();
  const { url } = await person.call(payments.connect, {});
  await press(url, 'complete');
  await person.call(payments.connectStanding, {});
  if (given.partPayments) await person.call(payments.connectSettings, { body: { partPayments: true } });
  return person;
};

/** Holds a user's webhooks from now on, once those already sent have arrived. */
export const holdTheirs = async (system: System, person: Someone): Promise<void> => {
  await vi.waitFor(async () => expect((await tellAccount(system, person)).undelivered).toBe(0), 60_000);
  await tellAccount(system, person, { holdWebhooks: true });
};

export interface Billed {
  owner: Someone;
  id: number;
  /** The customer's. */
  token: string;
}

let numbers = 0;

/** Creates an invoice and its customer's link. */
export const billed = async (owner: Someone, amount: number, of: object = {}): Promise<Billed> => {
  numbers += 1;
  const client = await owner.call(clients.create, {
    body: { name: 'Ada Byron', email: `${owner.firmId}-${numbers}@customers.example.com`, ...of },
  });
  const body = { clientId: client.id, amount, dueDate: '2030-01-01', invoiceNumber: `ON-${numbers}` };
  const { id } = await owner.call(invoices.create, { body });
  return { owner, id, token: tokenIn(await owner.call(invoices.link, { params: { id } })) };
};

/** The calls of the customer's page, without an account. */
export const customerOf = (system: System, { token }: Pick<Billed, 'token'>) => {
  const { nobody } = system;
  const open = () => nobody.call(guest.open, { body: { token } }) as Promise<GuestInvoice>;
  const pay = (given: { amount?: number; way?: 'card' | 'bank' } = {}): Promise<Answer> =>
    nobody.answer(guest.pay, { body: { token, ...given } });
  const pageFor = async (given: { amount?: number; way?: 'card' | 'bank' } = {}): Promise<string> => {
    const { status, body } = await pay(given);
    expect({ status, body }).toMatchObject({ status: 200 });
    return (body as { url: string }).url;
  };
  const back = (session?: string) =>
    nobody.call(guest.payment, { body: { token, ...(session && { session }) } }) as Promise<GuestInvoice>;
  return { open, pay, pageFor, back };
};

/** The last event of a type about a seller's account. */
export const eventOf = async (system: System, person: Someone, type: string) => {
  const found = (await tellAccount(system, person)).events.findLast((event) => event.type === type);
  if (!found) throw new Error(`No ${type} was told`);
  return found;
};

/** Sends our Connect webhook an event as Stripe would, signed with `secret`. */
export const deliverConnected = (
  nobody: Api,
  event: object,
  { at = Date.now(), secret = process.env.STRIPE_CONNECT_WEBHOOK_SECRET ?? '' } = {},
): Promise<Answer> => {
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(at / 1000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return nobody.send({
    method: 'POST',
    path: payments.connectWebhook.path,
    body: payload,
    headers: { origin: undefined, 'stripe-signature': signature },
  });
};

export const invoiceOf = ({ owner, id }: Billed) => owner.call(invoices.get, { params: { id } });
