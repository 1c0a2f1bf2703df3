import { expect } from '@playwright/test';
import { formatDate, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { inTwoWeeks, test } from './fixtures/guest.ts';
import { services } from './fixtures/test.ts';

const line = { kind: 'labour', description: 'Annual boiler service', unit: 'visit', vat: 'o' } as const;

/** HTML, JavaScript and CSS on the wire, in bytes; the typeface is counted separately. */
const budget = 75_000;

test('shows an invoice to whoever has its link, with what to pay and where', async ({
  api,
  clientId,
  guest,
}) => {
  const lines = [{ ...line, quantity: 1, unitPrice: 80 }];
  const body = { invoiceNumber: 'INV-7', clientId, dueDate: inTwoWeeks, lines };
  const invoice = await api.call(routes.invoices.create, { body });
  const { url } = await api.call(routes.invoices.link, { params: { id: invoice.id } });
  const page = await guest(url);

  await expect(page.getByRole('heading', { name: '£80.00' })).toBeVisible();
  await expect(page.getByText(`Pay by ${formatDate(inTwoWeeks)}`)).toBeVisible();
  await expect(page.getByText('12-34-56')).toBeVisible();
  await expectAccessible(page);
  // The link's secret is in neither the address bar nor the history.
  expect(page.url()).toBe(`${services().app}/guest`);

  // On a tablet lines don't run across the whole screen, away from their prices.
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 820, height: 1180 });
  expect((await page.getByRole('main').boundingBox())?.width).toBe(640);
  await page.setViewportSize(size);

  await page.getByRole('button', { name: 'Copy account number' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('12345678');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).locator('visible=true').click();
  expect((await download).suggestedFilename()).toBe('INV-7.pdf');

  // Nobody is told when a paid invoice is credited, so the page says only what is the case.
  const paid = { invoiceId: invoice.id, amount: 80, method: 'cash', paidOn: today() } as const;
  await api.call(routes.payments.record, { body: paid });
  await api.call(routes.invoices.credit, {
    params: { id: invoice.id },
    body: { lines: [{ ...line, quantity: 1, unitPrice: 20 }] },
  });
  await page.reload();
  await expect(page.getByText(/^You’ve paid £20.00 more than is owed\. .* can refund it\.$/)).toBeVisible();
  await api.call(routes.invoices.unlink, { params: { id: invoice.id } });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This link has been replaced' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:01632960099');
  await expectAccessible(page);
});

test('the invoice page is small and private, and reports that it was seen', {
  tag: '@one-size',
}, async ({ api, clientId, page, context }) => {
  const body = { invoiceNumber: 'INV-8', clientId, dueDate: inTwoWeeks, amount: 120 };
  const { id } = await api.call(routes.invoices.create, { body });
  const { url } = await api.call(routes.invoices.link, { params: { id } });
  const openedAt = async () => (await api.call(routes.invoices.get, { params: { id } })).openedAt;

  // A link preview gets nothing of the document, and changes nothing.
  const preview = await fetch(url);
  expect(preview.headers.get('referrer-policy')).toBe('no-referrer');
  expect(preview.headers.get('x-robots-tag')).toBe('noindex');
  expect(preview.headers.get('cache-control')).toBe('no-store');
  expect(preview.headers.get('content-security-policy')).not.toContain('stripe');
  expect(await preview.text()).toContain('<title>A document from Fettle</title>');

  let bytes = 0;
  const asked: string[] = [];
  page.on('response', (response) => {
    asked.push(new URL(response.url()).origin);
    if (['document', 'script', 'stylesheet'].includes(response.request().resourceType()))
      bytes += Number(response.headers()['content-length']);
  });
  // The test ends the three seconds itself: on a slow machine they could pass before it looks.
  await page.addInitScript(() => {
    const wait = setTimeout;
    Object.assign(globalThis, {
      setTimeout: (run: () => void, ms = 0, ...said: unknown[]) => {
        if (ms !== 3000) return wait(run, ms, ...said);
        return Object.assign(globalThis, { afterThreeSeconds: run }) && 0;
      },
    });
  });
  await page.goto(url);
  await expect(page.getByRole('heading', { name: '£120.00' })).toBeVisible();
  expect(await openedAt()).toBeNull();
  const seen = page.waitForResponse('**/api/guest/seen');
  await page.waitForFunction(() => 'afterThreeSeconds' in globalThis);
  await page.evaluate(() => (globalThis as unknown as { afterThreeSeconds: () => void }).afterThreeSeconds());
  await seen;
  expect(await openedAt()).not.toBeNull();
  expect(bytes).toBeLessThan(budget);
  expect(new Set(asked)).toEqual(new Set([services().app]));
  expect(await context.cookies()).toEqual([]);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/guest');
  await expect(page.getByRole('heading', { name: 'Open the link from your email' })).toBeVisible();
  await page.route('**/api/guest/open', (route) => route.abort('internetdisconnected'), { times: 1 });
  // Only the fragment changes, as when a link opens in the tab that shows another document.
  await page.goto(`/guest#${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
});
