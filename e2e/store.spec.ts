import { expect } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { isKept } from './fixtures/device.ts';
import { hold } from './fixtures/hold.ts';
import { test } from './fixtures/test.ts';

test('shows what somebody else changed without being loaded anew', async ({ signedIn: page, api }) => {
  await api.call(routes.clients.create, { body: { name: 'First Client' } });
  await page.goto('/clients');
  await expect(page.getByText('First Client')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-filled', 'yes');
  await api.call(routes.clients.create, { body: { name: 'Second Client' } });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Second Client')).toBeVisible();
});

// A desktop keeps no copy unless asked to.
test('shows its records without asking for lists on a later start', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  await api.call(routes.clients.create, { body: { name: 'First Client' } });
  await page.goto('/clients');
  await expect(page.locator('html')).toHaveAttribute('data-filled', 'yes');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/clients');
  await expect(page.getByText('First Client')).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/api/clients'))).toEqual([]);
});

test('goes on keeping its records on a tablet that is given a mouse', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  await page.goto('/clients');
  await isKept(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(false);
  await api.call(routes.clients.create, { body: { name: 'Second Client' } });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Second Client')).toBeVisible();
  const cursor = await page.locator('html').getAttribute('data-cursor');
  expect(cursor).not.toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('fettle-cursor'))).toBe(cursor);
});

test('has what nobody opened when the line is cut', { tag: '@one-size' }, async ({ signedIn: page, api }) => {
  await api.call(routes.clients.create, { body: { name: 'First Client' } });
  await api.call(routes.prices.create, {
    body: { name: 'Call-out', kind: 'labour', unit: 'hour', unitPrice: 60, vat: 'o' },
  });
  await page.goto('/dashboard');
  await isKept(page);
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/prices');
  await expect(page.getByText('Call-out')).toBeVisible();
  await page.goto('/clients');
  await expect(page.getByText('First Client')).toBeVisible();
});

test('opens what was made elsewhere since its records were kept', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'First Client' } });
  const raise = (invoiceNumber: string) =>
    api.call(routes.invoices.create, {
      body: { clientId, invoiceNumber, amount: 60, dueDate: '2030-01-31' },
    });
  await raise('OLD-1');
  await page.goto('/invoices');
  await isKept(page);
  const { id } = await raise('NEW-1');
  const letGo = await hold(page, '**/api/changes*');
  await page.goto(`/invoices?id=${id}&send=${id}`);
  await expect(page.getByText('OLD-1').first()).toBeAttached();
  letGo();
  await expect(page.getByRole('dialog', { name: 'Send NEW-1' })).toBeVisible();
});

test('asks the feed again when a poll gets no answer', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  await page.clock.install();
  await page.goto('/clients');
  await isKept(page);
  // Out of reach without the connection ending: what was asked is never answered.
  let [isMute, asked] = [true, 0];
  await page.route('**/api/changes?*', async (route) => {
    asked += 1;
    if (!isMute) await route.fallback();
  });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(() => asked).toBe(1);
  await api.call(routes.clients.create, { body: { name: 'Second Client' } });
  isMute = false;
  await page.clock.runFor('00:45');
  await expect(page.getByText('Second Client')).toBeVisible();
});
