import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectEvents } from '#shared/payments/at-provider.ts';
import { routes } from '#shared/routes.ts';
import { planPrice, planProduct, settlingEvents } from '#shared/subscription/at-provider.ts';
import { connect } from '../../infra/stripe/connect.ts';
import { setUp } from '../../infra/stripe/set-up.ts';
import { projectPath } from '../project.ts';
import { type Local, startLocal } from '../stack.ts';
import { apiFor } from '../testing/api-client.ts';

let local: Local;
let client: Stripe;

beforeAll(async () => {
  local = await startLocal({ quiet: true });
  client = connect('sk_test_local', local.services.stripe);
});

afterAll(() => local.stop());

const origin = 'https://app.example.com';

const account = async () => {
  const [product, prices, portals, webhooks, domains] = await Promise.all([
    client.products.retrieve(planProduct.id),
    client.prices.list({ lookup_keys: [planPrice.lookup_key] }),
    client.billingPortal.configurations.list(),
    client.webhookEndpoints.list(),
    client.paymentMethodDomains.list(),
  ]);
  return {
    product,
    prices: prices.data,
    portals: portals.data,
    webhooks: webhooks.data,
    domains: domains.data,
  };
};

const run = async () => {
  const said: string[] = [];
  let secrets = {};
  const keep = (secret: object) => {
    secrets = { ...secrets, ...secret };
  };
  await setUp(client, origin, (line) => said.push(line), { keep, has: () => true });
  return { secrets, said };
};

it('makes all that the app needs in an empty account, and nothing the second time', async () => {
  const first = await run();
  expect(first.secrets).toEqual({
    webhookSecret: expect.stringMatching(/^whsec_/),
    connectWebhookSecret: expect.stringMatching(/^whsec_/),
  });
  expect(first.said.filter((line) => line.startsWith('made'))).toHaveLength(6);
  const before = await account();
  expect(before.prices).toMatchObject([
    { product: planProduct.id, unit_amount: 4900, tax_behavior: 'inclusive' },
  ]);
  expect(before.portals).toMatchObject([
    {
      features: {
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        invoice_history: { enabled: true },
      },
    },
  ]);
  expect(before.webhooks).toMatchObject([
    { url: `${origin}/api/stripe/webhook`, enabled_events: settlingEvents, api_version: Stripe.API_VERSION },
    { url: `${origin}/api/stripe/connect-webhook`, enabled_events: connectEvents, application: 'ca_local' },
  ]);
  expect(before.domains).toMatchObject([{ domain_name: 'app.example.com' }]);
  const second = await run();
  expect(second.secrets).toEqual({});
  expect(second.said.filter((line) => line.startsWith('there already'))).toHaveLength(6);
  expect(await account()).toEqual(before);
});

it('puts right what somebody has changed at Stripe', async () => {
  const { portals, webhooks } = await account();
  await client.webhookEndpoints.update(webhooks[0]?.id ?? '', {
    enabled_events: ['invoice.paid'],
    disabled: true,
  });
  await client.billingPortal.configurations.update(portals[0]?.id ?? '', {
    features: { subscription_cancel: { enabled: false } },
    metadata: { app: 'fettle' },
  });
  await client.products.update(planProduct.id, { active: false });
  const { said } = await run();
  expect(said.filter((line) => line.startsWith('changed'))).toHaveLength(3);
  const { product, ...after } = await account();
  expect(product.active).toBe(true);
  expect(after.webhooks[0]).toMatchObject({ status: 'enabled', enabled_events: settlingEvents });
  expect(after.portals).toMatchObject([{ features: { subscription_cancel: { enabled: true } } }]);
});

it('says what only a person can switch on', async () => {
  const { said } = await run();
  const text = said.join('\n');
  for (const word of ['failed payments', 'cancel the subscription', '3-D Secure', 'VAT', 'Apple Pay'])
    expect(text).toContain(word);
});

it('is what the app then sells and opens', async () => {
  const { prices, portals } = await account();
  const api = await apiFor(local.services, 'buyer@example.com');
  const { subscriptionId } = await api.call(routes.subscription.create, { body: { plan: 'basic' } });
  const subscription = await client.subscriptions.retrieve(subscriptionId);
  expect(subscription.items.data[0]?.price.id).toBe(prices[0]?.id);
  expect((await api.answer(routes.subscription.portal, {})).status).toBe(200);
  expect((await account()).portals.map(({ id }) => id)).toEqual(portals.map(({ id }) => id));
});

it('is refused by Stripe where it asks for what Stripe does not know', async () => {
  const unknown = { features: { subscription_cancel: { enabled: true, whenever: true } } };
  await expect(client.billingPortal.configurations.create(unknown)).rejects.toMatchObject({
    code: 'parameter_unknown',
    param: 'features[subscription_cancel][whenever]',
  });
});

it('keeps the first webhook’s secret if the second fails, and adds that on the next run', async () => {
  const site = 'https://half.example.com';
  const folder = mkdtempSync(join(tmpdir(), 'fettle-stripe-'));
  /** Refuses webhook endpoints for connected accounts, as an account without Connect does. */
  const withoutConnect = createServer(async (req, res) => {
    const body = await text(req);
    if (body.includes('connect=true')) {
      res.writeHead(400, { 'content-type': 'application/json' });
      res.end(JSON.stringify({ error: { type: 'invalid_request_error', message: 'No Connect' } }));
      return;
    }
    const { host: _, ...headers } = req.headers as Record<string, string>;
    const ask = { method: req.method ?? 'GET', headers, ...(body && { body }) };
    const reply = await fetch(local.services.stripe + req.url, ask);
    res.writeHead(reply.status, { 'content-type': 'application/json' }).end(await reply.text());
  }).listen(0, '127.0.0.1');
  await once(withoutConnect, 'listening');
  const { port } = withoutConnect.address() as AddressInfo;
  const setUpAt = async (apiUrl: string) => {
    const env = { ...process.env, STRIPE_SECRET_KEY: 'sk_test_local', STRIPE_API_URL: apiUrl };
    const args = ['--import', import.meta.resolve('tsx'), projectPath('infra/stripe/run.ts'), site];
    const child = spawn(process.execPath, args, { env, cwd: folder, stdio: 'ignore' });
    const [code] = await once(child, 'exit');
    return { code, kept: JSON.parse(readFileSync(join(folder, 'stripe.json'), 'utf8')) };
  };
  try {
    const half = await setUpAt(`http://127.0.0.1:${port}`);
    const first = { secretKey: 'sk_test_local', webhookSecret: expect.stringMatching(/^whsec_/) };
    expect(half).toEqual({ code: 1, kept: first });
    const connectWebhookSecret = expect.stringMatching(/^whsec_/);
    const whole = await setUpAt(local.services.stripe);
    expect(whole).toEqual({ code: 0, kept: { ...half.kept, connectWebhookSecret } });
    expect(await setUpAt(local.services.stripe)).toEqual(whole);
  } finally {
    withoutConnect.close();
    rmSync(folder, { recursive: true });
  }
}, 60_000);

it('says which webhook’s secret is lost, instead of leaving the app to refuse its events', async () => {
  const site = 'https://lost.example.com';
  const kept = new Set<string>();
  const has = (name: string) => kept.has(name);
  /** As if ended between Stripe's reply and the file. */
  const die = () => {
    throw new Error('Killed');
  };
  await expect(setUp(client, site, () => undefined, { keep: die, has })).rejects.toThrow('Killed');
  const keep = (secrets: object) => {
    for (const name of Object.keys(secrets)) kept.add(name);
  };
  const again = setUp(client, site, () => undefined, { keep, has });
  await expect(again).rejects.toThrow(`The secret of Webhook ${site}/api/stripe/webhook isn't in the file`);
  expect([...kept]).toEqual(['connectWebhookSecret']);
});
