import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { noRecords } from './fixtures/no-records.ts';
import { ours } from './fixtures/ours.ts';
import { test } from './fixtures/test.ts';

/** Opens the charts, which a phone hides behind a button. */
const openCharts = async (page: Page) => {
  const charts = page.getByRole('button', { name: 'Charts' });
  await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible();
  if ((page.viewportSize()?.width ?? 0) < 1024) await charts.click();
};
const chart = (page: Page, name: string) => page.getByRole('group', { name });
const rowOf = (page: Page, name: string, row: string) =>
  chart(page, name).getByRole('row', { name: new RegExp(`^${row}`) });

test('draws every chart with a table to read, and says what is owed', async ({ signedIn: page, api }) => {
  const client = await api.call(routes.clients.create, { body: { name: 'Hardy & Sons' } });
  const clientId = client.id;
  await api.call(routes.jobs.create, { body: { clientId, title: 'Boiler', status: 'in_progress' } });
  const invoice = (invoiceNumber: string, amount: number, dueDate: string, status: 'unpaid' | 'paid') =>
    api.call(routes.invoices.create, { body: { clientId, invoiceNumber, amount, dueDate, status } });
  await invoice('A-3', 1200, today(), 'paid');
  await page.goto('/dashboard');
  await expect(page.getByText('All paid')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^£1,200$/ })).toBeVisible();
  await invoice('A-1', 200, addDays(today(), 10), 'unpaid');
  await invoice('A-2', 50, addDays(today(), -40), 'unpaid');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Owed £250' })).toHaveAttribute(
    'href',
    '/invoices?status=unpaid',
  );
  await openCharts(page);
  await expect(chart(page, 'Revenue by month')).toContainText('Best: £1,200');
  const months = chart(page, 'Revenue by month').getByRole('row');
  await expect(months).toHaveCount(13);
  await expect(months.last()).toContainText('£1,200.00');
  await expect(months.nth(1)).toContainText('£0.00');
  await expect(rowOf(page, 'Unpaid invoices by age', 'Not due yet')).toContainText('1£200');
  await expect(rowOf(page, 'Unpaid invoices by age', '31–60 days')).toContainText('1£50');
  await expect(rowOf(page, 'Unpaid invoices by age', '60\\+ days')).toContainText('0£0');
  await expect(rowOf(page, 'Jobs by status', 'In Progress')).toContainText('1');
  await expect(rowOf(page, 'Top clients', 'Hardy & Sons')).toContainText('£1,200');
  await expectAccessible(page);
  await chart(page, 'Top clients').getByRole('link', { name: 'Hardy & Sons' }).click();
  await expect(page).toHaveURL(new RegExp(`/clients\\?id=${clientId}`));
  await page.goBack();
  await page.getByRole('link', { name: '£50 overdue' }).click();
  await expect(page).toHaveURL(/\/invoices\?status=overdue$/);
});

test('says that the week couldn’t be loaded, and tries again', {
  tag: '@desktop',
}, async ({ signedIn: page }) => {
  const day = '**/api/dashboard/day*';
  await page.route(day, (route) => route.fulfill({ status: 503, headers: ours, json: { message: 'Busy' } }));
  await noRecords(page);
  await page.goto('/dashboard');
  const failed = page.getByRole('alert').filter({ hasText: 'Your week couldn’t be loaded' });
  await expect(failed).toBeVisible();
  await expectAccessible(page);
  await page.unroute(day);
  await failed.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('list', { name: 'This week' })).toContainText('Nothing');
});

test('opens a new account’s first page in at most 150 KB, and charts what it does', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const steps = page.getByRole('region', { name: 'Three steps to your first paid invoice' });
  // Whatever loads after they are shown isn't needed for them.
  await page.addInitScript((text) => {
    const watcher = new MutationObserver(() => {
      if (!document.body?.textContent?.includes(text)) return;
      watcher.disconnect();
      Object.assign(globalThis, { drawnAt: performance.timeOrigin + performance.now() });
    });
    watcher.observe(document, { subtree: true, childList: true });
  }, 'Step 1 of 3');
  const sizes: Promise<{ at: number; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    if (!['document', 'script', 'stylesheet'].includes(request.resourceType())) return;
    const at = request.timing().startTime;
    sizes.push(request.sizes().then(({ responseBodySize: bytes }) => ({ at, bytes })));
  });
  const analytics = '**/api/dashboard/analytics';
  await page.route(analytics, (route) =>
    route.fulfill({ status: 500, headers: ours, json: { message: 'Oh' } }),
  );
  await noRecords(page);
  await page.goto('/dashboard');
  await expect(page.getByText('What you do will show here')).toBeVisible();
  const drawnAt = await page.evaluate(() => (globalThis as unknown as { drawnAt: number }).drawnAt);
  const needed = (await Promise.all(sizes)).filter(({ at }) => at < drawnAt);
  const bytes = needed.reduce((sum, size) => sum + size.bytes, 0);
  // Fewer bytes would mean that the page didn't come over the network.
  expect(bytes).toBeGreaterThan(50 * 1024);
  expect(bytes).toBeLessThanOrEqual(150 * 1024);

  await expect(steps).toContainText('Step 1 of 3Your details');
  await expect(steps.getByRole('link', { name: 'Add your details' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Scan Receipt' })).toHaveAttribute(
    'href',
    '/receipts?new=scan',
  );
  await openCharts(page);
  await expect(page.getByText('The charts couldn’t be loaded')).toBeVisible();
  await page.unroute(analytics);
  await page.getByRole('button', { name: 'Try Again' }).click();
  // One card, rather than four with nothing in them.
  await expect(chart(page, 'Business analytics')).toContainText('will show here');
  await expect(chart(page, 'Revenue by month')).toBeHidden();
  await expectAccessible(page);

  await api.call(routes.settings.updateBusiness, {
    body: { address: '1 Mill Lane', sortCode: '00-00-00', accountNumber: '00000000' },
  });
  await api.call(routes.clients.create, { body: { name: 'Mrs Example' } });
  await page.reload();
  await expect(steps).toContainText('Step 3 of 3');
  await expect(steps.getByRole('img', { name: 'Done' })).toHaveCount(2);
  await steps.getByRole('link', { name: 'Create Job' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Job Title').fill('Boiler');
  await form.getByLabel('Client').fill('example');
  await page.getByRole('option', { name: /^Mrs Example/ }).click();
  await form.getByRole('button', { name: 'Create Job' }).click();
  await expect(form).toBeHidden();
  await page
    .getByRole('link', { name: /^(Dashboard|Home)$/ })
    .first()
    .click();
  await openCharts(page);
  await expect(rowOf(page, 'Jobs by status', 'Pending')).toContainText('1');
  await expect(chart(page, 'Revenue by month')).toContainText('Payments from the last 12 months');
});

const nameless = test.extend({
  person: async ({ browserName: _ }, use) =>
    use({ email: `${randomUUID().slice(0, 13)}@example.com`, name: '' }),
});

nameless(
  'asks whoever has no name for it, once, and greets them by it',
  { tag: '@one-size' },
  async ({ signedIn: page, viewport }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: 'Save Name' })).toBeVisible();
    // Meanwhile a desktop has the week right below its title.
    const title = page.getByRole('heading', { name: 'This week' });
    const week = page.getByRole('list', { name: 'This week' });
    await expect(week).toBeVisible();
    const [above, below] = [await title.boundingBox(), await week.boundingBox()];
    const between = above && below && below.y - (above.y + above.height);
    expect(between).toBeGreaterThanOrEqual(0);
    expect(between).toBeLessThan(40);
    if (viewport) await page.setViewportSize(viewport);
    await expect(page.getByRole('heading', { name: 'Welcome back, User!' })).toBeVisible();
    const asked = page.locator('section').filter({ hasText: 'What should we call you?' });
    await asked.getByRole('button', { name: 'Save Name' }).click();
    await expect(asked.getByText('Enter a first name')).toBeVisible();
    await expectAccessible(page);
    await asked.getByLabel('First Name').fill('Zoë');
    await asked.getByRole('button', { name: 'Save Name' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back, Zoë!' })).toBeVisible();
    await expect(asked).toBeHidden();
    await page.goto('/settings#profile');
    const profile = page.locator('section').filter({ hasText: 'Profile' });
    await expect(profile.getByText('Zoë', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Change Name' }).click();
    await page.getByLabel('Last Name').fill('Example');
    await page.getByRole('button', { name: 'Save Name' }).click();
    await expect(profile.getByText('Zoë Example')).toBeVisible();
  },
);
