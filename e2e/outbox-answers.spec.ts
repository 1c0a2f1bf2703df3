import { expect, type Page } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { allSent, strip, test } from './fixtures/cellar.ts';
import { isKept, isStocked } from './fixtures/device.ts';
import type { Line } from './fixtures/line.ts';
import { dialog, ready, saveClient, typeClient } from './fixtures/offline-client.ts';
import { photo } from './fixtures/receipts.ts';
import { says } from './fixtures/said.ts';

const tag = '@one-size';

const unsentHere = '1 change made on this device is not sent yet. Sign in, and it goes by itself.';

/** Makes a client without a line, which is kept. */
const keepClient = async (page: Page, line: Line) => {
  await ready(page);
  await typeClient(page, 'Kept');
  await line.cut();
  await saveClient(page);
  await expect(strip(page)).toContainText('No signal · 1 waiting');
};

/** What becomes of a change when something answers, but not what it was sent to, and of what is shown meanwhile. */

const answers = (page: Page, answer: { status: number; contentType: string; body: string }) =>
  page.route('**/api/**', (route) => route.fulfill(answer));

test('keeps what only a busy service or the page of a café answered, and sends it once', { tag }, async ({
  signedIn: page,
  api,
  line,
}) => {
  await ready(page);
  await expect(page.getByText('No clients found')).toBeVisible();
  const body = '<!doctype html><h1>Welcome to the Harbour Café</h1>';
  const other = [
    ['Busy', { status: 503, contentType: 'application/json', body: '{"message":"Service Unavailable"}' }],
    ['Café', { status: 200, contentType: 'text/html', body }],
  ] as const;
  for (const [name, answer] of other) {
    await answers(page, answer);
    await typeClient(page, name);
    await saveClient(page);
    await says(page, 'Kept on this phone');
    await expect(dialog(page)).toBeHidden();
    await expect(strip(page)).toContainText('1 waiting');
    await page.reload();
    await expect(page.getByRole('link', { name })).toBeVisible();
    await expect(strip(page)).toContainText('1 waiting');
    await page.unroute('**/api/**');
    await allSent(page);
  }
  expect(line.changes).toHaveLength(2);
  expect((await api.call(routes.clients.list, {})).map(({ name }) => name)).toEqual(['Café', 'Busy']);
});

test('stays readable when the session has ended while something waits, and counts it on Today', {
  tag,
}, async ({ signedIn: page, context, api, line }) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Mrs Example' } });
  await api.call(routes.jobs.create, { body: { title: 'New boiler', clientId, scheduledDate: today() } });
  await ready(page, '/dashboard');
  await isKept(page, '/api/dashboard/day', '/api/dashboard/stats');
  await line.cut();
  await page.goto('/clients?new=1');
  await dialog(page).getByLabel('Name').fill('Kept');
  await saveClient(page);
  await expect(strip(page)).toContainText('No signal · 1 waiting');
  await context.clearCookies();
  await page.goto('/dashboard');
  const next = page.getByRole('article', { name: 'Next job' });
  await expect(next).toContainText('New boiler');
  await expect(page.getByText('+1 waiting')).toBeVisible();
  await line.mend();
  await expect(strip(page)).toContainText('Sign in to send 1 change');
  await expect(next).toContainText('New boiler');
  await expect(page.getByText(/could not be loaded/)).toBeHidden();
});

test('stays readable on a computer too, and says after a reload what lies there unsent', {
  tag: '@desktop',
}, async ({ signedIn: page, context, api, line }) => {
  await keepClient(page, line);
  const cookies = await context.cookies();
  await context.clearCookies();
  await line.mend();
  await expect(strip(page)).toContainText('Sign in to send 1 change');
  await expect(page.getByRole('link', { name: 'Kept' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(unsentHere)).toBeVisible();
  await context.addCookies(cookies);
  await page.reload();
  await allSent(page);
  expect(await api.call(routes.clients.list, {})).toMatchObject([{ name: 'Kept' }]);
});

test('says what lies unsent on a computer that does not know who is here, and sends it once it does', {
  tag: '@desktop',
}, async ({ signedIn: page, api, line }) => {
  await keepClient(page, line);
  await page.reload();
  await expect(page.getByText('1 change made on this device is not sent yet, and waits here.')).toBeVisible();
  await line.mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(() => api.call(routes.clients.list, {})).toMatchObject([{ name: 'Kept' }]);
  await allSent(page);
});

test('says what lies here unsent to somebody signed out, though a killed browser no longer knows whose', {
  tag,
}, async ({ signedIn: page, context, line }) => {
  await keepClient(page, line);
  const cookies = await context.cookies();
  await page.evaluate(() => localStorage.clear());
  await context.clearCookies();
  await line.mend();
  await page.goto('/jobs');
  await expect(page.getByText(unsentHere)).toBeVisible();
  // The sign of a session that was there a moment ago: the app stands at the start page's address.
  await context.addCookies(cookies.filter(({ httpOnly }) => !httpOnly));
  await page.goto('/');
  await expect(page.getByText(unsentHere)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('shows the papers of a client and the receipts’ form where neither was ever opened', { tag }, async ({
  signedIn: page,
  api,
  line,
}) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Mrs Example' } });
  const { id: jobId } = await api.call(routes.jobs.create, { body: { title: 'New boiler', clientId } });
  await api.call(routes.invoices.create, {
    body: { invoiceNumber: 'OPEN-1', clientId, jobId, amount: 240, dueDate: addDays(today(), 30) },
  });
  await page.goto('/dashboard');
  await isStocked(page);
  for (const place of ['jobs', 'clients', 'invoices', 'quotes']) {
    await page.goto(`/${place}`);
    await isKept(page, `"/api/${place}","pages"`);
  }
  await isKept(page, '"/api/invoices/drafts","pages"');
  await line.cut();
  await page.goto(`/clients?id=${clientId}`);
  const papers = page.getByRole('region', { name: 'Jobs and papers' });
  await expect(papers.getByText('New boiler')).toBeVisible();
  await expect(papers.getByText('OPEN-1')).toBeVisible();
  await page.goto(`/jobs?id=${jobId}`);
  await expect(page.getByRole('link', { name: /OPEN-1/ })).toBeVisible();
  await expect(page.getByText('The certificates could not be loaded')).toBeVisible();

  await page.goto('/receipts?new=1');
  await dialog(page).getByLabel('Upload').setInputFiles(photo);
  await dialog(page).getByRole('button', { name: 'Keep it for later' }).click();
  await expect(page.getByRole('region', { name: '1 receipt to be read' })).toBeVisible();
});
