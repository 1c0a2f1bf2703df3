import { expect, type Page } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { addLine } from './fixtures/add-line.ts';
import { allSent } from './fixtures/cellar.ts';
import { test } from './fixtures/invoices.ts';
import { loseNext } from './fixtures/lose-next.ts';
import { ours } from './fixtures/ours.ts';
import { saysKeptOrDone } from './fixtures/said.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const draftIsBack = (page: Page) => dialog(page).getByText('what you typed before is here again');

test('makes clients and prices once when the answers are lost', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  await loseNext(page, '**/api/clients', 'POST');
  await page.goto('/clients?new=1');
  await dialog(page).getByLabel('Name').fill('G. Eliot');
  await dialog(page).getByRole('button', { name: 'Create Client' }).click();
  await saysKeptOrDone(page);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'G. Eliot' })).toHaveCount(1);
  await allSent(page);
  await expect(page.getByRole('link', { name: 'G. Eliot' })).toHaveCount(1);
  expect(await api.call(routes.clients.list, {})).toMatchObject([{ name: 'G. Eliot' }]);

  let tries = 0;
  await page.route('**/api/prices', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    tries += 1;
    // The first try does nothing; the second succeeds, but its reply is an error.
    if (tries === 2) await route.fetch();
    return tries <= 2
      ? route.fulfill({ status: 500, headers: ours, json: { message: 'Oh' } })
      : route.fallback();
  });
  await page.goto('/prices?new=1');
  await dialog(page).getByLabel('Price').fill('80');
  await dialog(page).getByLabel('Unit').fill('visit');
  await dialog(page).getByLabel('Name').fill('Fit a tap');
  await dialog(page).getByRole('button', { name: 'Save Price' }).click();
  await saysKeptOrDone(page);
  await expect(dialog(page)).toBeHidden();
  await allSent(page);
  // The second try succeeded, as a retry's reply or the change feed will say.
  expect(tries).toBeGreaterThan(1);
  expect(await api.call(routes.prices.list, {})).toMatchObject([{ name: 'Fit a tap' }]);

  await loseNext(page, '**/api/clients', 'POST');
  await loseNext(page, '**/api/prices', 'POST');
  await page.goto('/quotes?new=1');
  const client = dialog(page).getByLabel('Client');
  await client.fill('Zed Example');
  await page.getByRole('option', { name: 'Add “Zed Example”' }).click();
  await expect(client).toHaveValue('Zed Example');
  await addLine(page, 'Shower', '310');
  await dialog(page).getByRole('button', { name: 'Save to price list' }).click();
  await saysKeptOrDone(page);
  await expect
    .poll(() => api.call(routes.clients.list, {}))
    .toMatchObject([{ name: 'Zed Example' }, { name: 'G. Eliot' }]);
  await page.goto('/prices');
  await allSent(page);
  expect((await api.call(routes.prices.list, {})).map(({ unitPrice }) => unitPrice).sort()).toEqual([
    310, 80,
  ]);
});

test('makes a receipt, a job and an employee once when the answers are lost, reloaded too', {
  tag: '@one-size',
}, async ({ signedIn: page, api, byron }) => {
  await page.route('**/api/receipts/scan', (route) => route.abort());
  await loseNext(page, '**/api/receipts', 'POST');
  await page.goto('/receipts?new=1');
  await dialog(page).getByLabel('Upload').setInputFiles('local/textract/testing/example-receipt.png');
  const save = dialog(page).getByRole('button', { name: 'Save Receipt' });
  await dialog(page).getByLabel('Vendor').fill('Hardy & Sons');
  await expect(save).toBeEnabled();
  const answer = page.waitForResponse('**/api/receipts');
  await save.click();
  await answer;
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: /View Hardy & Sons/ })).toHaveCount(1);
  await allSent(page);
  expect(await api.call(routes.receipts.list, {})).toMatchObject([{ vendor: 'Hardy & Sons' }]);
  await page.goto('/receipts?new=1');
  await expect(dialog(page).getByLabel('Vendor')).toHaveValue('');

  await loseNext(page, '**/api/jobs', 'POST');
  await page.goto(`/jobs?new=1&client=${byron.clientId}`);
  await dialog(page).getByLabel('Job Title').fill('Outside tap');
  await dialog(page).getByRole('button', { name: 'Create Job' }).click();
  await saysKeptOrDone(page);
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await allSent(page);
  const jobs = await api.call(routes.jobs.list, {});
  expect(jobs.filter(({ id }) => id !== byron.jobId)).toMatchObject([{ title: 'Outside tap' }]);
  await page.goto(`/jobs?new=1&client=${byron.clientId}`);
  await expect(dialog(page).getByLabel('Job Title')).toHaveValue('');
  await expect(draftIsBack(page)).toBeHidden();

  await loseNext(page, '**/api/employees', 'POST');
  for (const name of ['Sam', 'Pat']) {
    await page.goto('/employees?new=1');
    await dialog(page).getByLabel('First Name').fill(name);
    await dialog(page).getByLabel('Last Name').fill('Example');
    await dialog(page).getByRole('button', { name: 'Create Employee' }).click();
    await expect(dialog(page)).toBeHidden();
  }
  await allSent(page);
  const named = async () =>
    (await api.call(routes.employees.list, {})).map(({ firstName }) => firstName).sort();
  expect(await named()).toEqual(['Pat', 'Sam']);
});

test('after a lost answer, shuts what needs a connection for a moment only', {
  tag: '@one-size',
}, async ({ signedIn: page }) => {
  await page.goto('/settings#data');
  const begin = page.getByRole('button', { name: /^Prepare download/ });
  await expect(begin).toBeEnabled();
  // Any other answer would show that the connection works, so wait for the calls in flight and leave new ones unanswered.
  await page.waitForLoadState('networkidle');
  const route = '**/api/**';
  await page.route(route, (asked) => (asked.request().method() === 'POST' ? asked.abort() : undefined));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await begin.click();
  await expect(begin).toBeDisabled();
  await page.unroute(route);
  await page.clock.runFor(2000);
  await expect(begin).toBeEnabled();
});
