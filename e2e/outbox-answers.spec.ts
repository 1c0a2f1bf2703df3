import { expect, type Page } from '@playwright/test';
import { today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { allSent, strip, test } from './fixtures/cellar.ts';
import { isKept, keysOf } from './fixtures/device.ts';
import { dialog, ready, saveClient, typeClient } from './fixtures/offline-client.ts';
import { says } from './fixtures/said.ts';

const tag = '@one-size';

const unsentHere = '1 change you made on this device hasn’t been sent yet. Sign in and we’ll send it.';

/** What happens to a change when something other than our server answers it, and what the app shows meanwhile. */

const answers = (page: Page, answer: { status: number; contentType: string; body: string }) =>
  page.route('**/api/**', (route) => route.fulfill(answer));

test('sends each change once, whatever a busy service, a café’s page or a killed tab answers', {
  tag,
}, async ({ signedIn: first, context, api, line }) => {
  await ready(first);
  await expect(first.getByText('No clients found')).toBeVisible();
  const body = '<!doctype html><h1>Welcome to the Harbour Café</h1>';
  const other = [
    ['Busy', { status: 503, contentType: 'application/json', body: '{"message":"Service Unavailable"}' }],
    ['Café', { status: 200, contentType: 'text/html', body }],
  ] as const;
  for (const [name, answer] of other) {
    await answers(first, answer);
    await typeClient(first, name);
    await saveClient(first);
    await says(first, 'Saved on this phone');
    await expect(dialog(first)).toBeHidden();
    await expect(strip(first)).toContainText('1 waiting');
    await first.reload();
    await expect(first.getByRole('link', { name })).toBeVisible();
    await expect(strip(first)).toContainText('1 waiting');
    await first.unroute('**/api/**');
    await allSent(first);
  }
  expect(line.changes).toHaveLength(2);

  line.loseAnswers(true);
  await typeClient(first, 'Lost Answer');
  await saveClient(first);
  await says(first, 'Saved on this phone');
  await expect(strip(first)).toBeVisible();
  // Started, but the tab closes before it finishes.
  line.slow(20_000);
  await typeClient(first, 'Killed Tab');
  await saveClient(first);
  await expect.poll(() => new Set(line.changes.map(({ key }) => key)).size).toBe(4);
  await first.close();
  line.slow(0);
  line.loseAnswers(false);
  const page = await context.newPage();
  await page.goto('/clients');
  await expect
    .poll(async () => (await api.call(routes.clients.list, {})).map(({ name }) => name).toSorted())
    .toEqual(['Busy', 'Café', 'Killed Tab', 'Lost Answer']);
  await allSent(page);
  const keys = new Set(line.changes.map(({ key }) => key));
  expect(keys.size).toBe(4);
  expect(line.changes.length).toBeGreaterThan(4);
});

test('stays readable when the session ends, and sends what waits at the next sign-in', {
  tag,
}, async ({ signedIn: page, context, person, api, line }) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Mrs Example' } });
  await api.call(routes.jobs.create, { body: { title: 'New boiler', clientId, scheduledDate: today() } });
  await ready(page, '/dashboard');
  await isKept(page);
  await line.cut();
  await page.goto('/clients?new=1');
  await dialog(page).getByLabel('Name').fill('Kept');
  await saveClient(page);
  await expect(strip(page)).toContainText('Offline · 1 waiting');
  await context.clearCookies();
  await page.goto('/dashboard');
  const next = page.getByRole('article', { name: 'Next job' });
  await expect(next).toContainText('New boiler');
  await expect(page.getByText('+1 waiting')).toBeVisible();
  await line.mend();
  const link = page.getByRole('link', { name: 'Sign in to send 1 change' });
  await expect(link).toBeVisible();
  await expect(next).toContainText('New boiler');
  await expect(page.getByText(/couldn’t be loaded/)).toBeHidden();
  await link.click();
  await page.waitForURL(/sign-in/);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/dashboard');
  // The sign-in returns to the app's own address, not to the line's.
  await page.goto('/clients');
  await expect.poll(async () => (await api.call(routes.clients.list, {})).length).toBe(2);
  await allSent(page);

  await typeClient(page, 'Kept too');
  await line.cut();
  await saveClient(page);
  await expect(strip(page)).toContainText('Offline · 1 waiting');
  const cookies = await context.cookies();
  // A killed browser has forgotten whose changes these are.
  await page.evaluate(() => localStorage.clear());
  await context.clearCookies();
  await line.mend();
  await page.goto('/jobs');
  await expect(page.getByText(unsentHere)).toBeVisible();
  // With the cookie that hints at a session, the app renders at the landing page's address.
  await context.addCookies(cookies.filter(({ httpOnly }) => !httpOnly));
  await page.goto('/');
  await expect(page.getByText(unsentHere)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('on a computer, says after a reload what waits unsent, whoever’s it is', {
  tag: '@desktop',
}, async ({ signedIn: page, context, api, line }) => {
  await ready(page);
  await typeClient(page, 'Kept');
  await line.cut();
  await saveClient(page);
  await expect(strip(page)).toContainText('Offline · 1 waiting');
  const cookies = await context.cookies();
  await context.clearCookies();
  await line.mend();
  await expect(strip(page)).toContainText('Sign in to send 1 change');
  await expect(page.getByRole('link', { name: 'Kept' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(unsentHere)).toBeVisible();
  await context.addCookies(cookies);
  await line.cut();
  await page.reload();
  await expect(
    page.getByText('1 change you made on this device hasn’t been sent yet. It’s safe here.'),
  ).toBeVisible();
  await line.mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(() => api.call(routes.clients.list, {})).toMatchObject([{ name: 'Kept' }]);
  await allSent(page);
});

test('keeps everything in its place while a press is under way', { tag }, async ({
  signedIn: page,
  api,
  line,
}) => {
  await ready(page);
  await line.cut();
  await typeClient(page, 'Cellar & Sons');
  await saveClient(page);
  await expect(dialog(page)).toBeHidden();
  await expect(strip(page)).toContainText('1 waiting');
  const client = page.getByRole('link', { name: 'Cellar & Sons' });
  const place = await client.boundingBox();
  await client.hover();
  await page.mouse.down();
  await line.mend();
  await expect.poll(async () => (await api.call(routes.clients.list, {})).length).toBe(1);
  await expect.poll(() => keysOf(page, 'mutations')).toEqual([]);
  expect(await client.boundingBox()).toEqual(place);
  await page.mouse.up();
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Cellar & Sons');
  await allSent(page);
});
