import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Told } from '@fettle/stripe-local/control.ts';
import { expect, it, vi } from 'vitest';
import { routes } from '#shared/routes.ts';
import { startLocal } from '../stack.ts';
import { apiFor } from '../testing/api-client.ts';

it('knows its customers after a restart, and delivers what was still to be delivered', async () => {
  const data = mkdtempSync(join(tmpdir(), 'fettle-'));
  const email = 'restart@example.com';
  const first = await startLocal({ data, quiet: true });
  const post = (path: string, body: object) =>
    fetch(`${first.services.stripe}${path}`, { method: 'POST', body: JSON.stringify(body) });
  const before = await apiFor(first.services, email);
  const { clientSecret } = await before.call(routes.subscription.create, { body: { plan: 'basic' } });
  const told = async (): Promise<Told> => (await (await post('/control', { email })).json()) as Told;
  await vi.waitFor(async () => expect((await told()).undelivered).toBe(0), 60_000);
  await post('/control', { email, holdWebhooks: true });
  await post('/browser/payment', {
    clientSecret,
    card: { number: '4242424242424242', expMonth: 12, expYear: 2034 },
  });
  await first.stop();

  const second = await startLocal({ data, quiet: true });
  expect(second.services.stripe).toBe(first.services.stripe);
  const after = await apiFor(second.services, email);
  expect((await after.answer(routes.clients.list)).status).toBe(402);
  await post('/control', { email, holdWebhooks: false });
  await vi.waitFor(async () => expect((await after.answer(routes.clients.list)).status).toBe(200), 60_000);
  await second.stop();
  rmSync(data, { recursive: true, force: true });
});
