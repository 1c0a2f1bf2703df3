import { expect, type Page } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { addLine } from './fixtures/add-line.ts';
import { test } from './fixtures/invoices.ts';
import { loseNext } from './fixtures/lose-next.ts';
import { ours } from './fixtures/ours.ts';
import { said, says } from './fixtures/said.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('a client, a price, a client and a price out of a quote are made once, though they were changed after the answer was lost', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  await loseNext(page, '**/api/clients', 'POST');
  await page.goto('/clients?new=1');
  await dialog(page).getByLabel('Name').fill('G. Eliot');
  await dialog(page).getByRole('button', { name: 'Create Client' }).click();
  await said(page, 'client not created');
  await expect(page.getByText('G. Eliot')).toBeVisible();
  await dialog(page).getByLabel('Name').fill('George Eliot');
  await dialog(page).getByRole('button', { name: 'Create Client' }).click();
  await said(page, 'client created');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'George Eliot' })).toBeVisible();
  expect(await api.call(routes.clients.list, {})).toMatchObject([{ name: 'George Eliot' }]);

  let tries = 0;
  await page.route('**/api/prices', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    tries += 1;
    // The first does nothing, the second does its work.
    if (tries === 2) await route.fetch();
    return tries <= 2
      ? route.fulfill({ status: 500, headers: ours, json: { message: 'Oh' } })
      : route.fallback();
  });
  await page.goto('/prices?new=1');
  await dialog(page).getByLabel('Price').fill('80');
  await dialog(page).getByLabel('Unit').fill('visit');
  for (const name of ['Fit a tap', 'Fit two taps', 'Fit three taps']) {
    const save = dialog(page).getByRole('button', { name: 'Save Price' });
    await expect(save).toBeEnabled();
    await dialog(page).getByLabel('Name').fill(name);
    const answer = page.waitForResponse('**/api/prices');
    await save.click();
    await answer;
  }
  await expect(page.getByText('Price saved')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  expect(await api.call(routes.prices.list, {})).toMatchObject([{ name: 'Fit three taps' }]);

  await loseNext(page, '**/api/clients', 'POST');
  await loseNext(page, '**/api/prices', 'POST');
  await page.goto('/quotes?new=1');
  const client = dialog(page).getByLabel('Client');
  const add = async (name: string) => {
    await client.fill(name);
    await page.getByRole('option', { name: `Add “${name}”` }).click();
  };
  await add('Zed Example');
  await says(page, 'Failed to create client');
  await add('Zed Example Ltd');
  await expect(client).toHaveValue('Zed Example Ltd');
  expect(await api.call(routes.clients.list, {})).toMatchObject([
    { name: 'Zed Example Ltd' },
    { name: 'George Eliot' },
  ]);
  await addLine(page, 'Shower', '310');
  const keep = dialog(page).getByRole('button', { name: 'Save to price list' });
  await keep.click();
  await says(page, 'Failed to save price');
  await dialog(page).getByLabel('Price', { exact: true }).fill('320');
  await keep.click();
  await says(page, 'Price saved');
  expect((await api.call(routes.prices.list, {})).map(({ unitPrice }) => unitPrice).sort()).toEqual([
    320, 80,
  ]);
});

test('a receipt and a job whose answers were lost are made once, though the page was loaded again', {
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
  await page.reload();
  await expect(dialog(page).getByRole('img')).toBeVisible();
  await expect(save).toBeEnabled();
  await dialog(page).getByLabel('Vendor').fill('By Hand & Sons');
  await save.click();
  await expect(dialog(page)).toBeHidden();
  expect(await api.call(routes.receipts.list, {})).toMatchObject([{ vendor: 'By Hand & Sons' }]);

  const tell = dialog(page).getByRole('button', { name: 'Create Job' });
  await loseNext(page, '**/api/jobs', 'POST');
  await page.goto(`/jobs?new=1&client=${byron.clientId}`);
  await dialog(page).getByLabel('Job Title').fill('Outside tap');
  await tell.click();
  await said(page, 'job not created');
  await page.reload();
  await expect(dialog(page).getByText('what you typed before is here again')).toBeVisible();
  await dialog(page).getByLabel('Job Title').fill('Two outside taps');
  await tell.click();
  await expect(dialog(page)).toBeHidden();
  const jobs = await api.call(routes.jobs.list, {});
  expect(jobs.filter(({ id }) => id !== byron.jobId)).toMatchObject([{ title: 'Two outside taps' }]);
});

test('an employee is made once, and one typed in the place of a draft beside it', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const create = dialog(page).getByRole('button', { name: 'Create Employee' });
  const loseOne = async (name: string) => {
    await loseNext(page, '**/api/employees', 'POST');
    await page.goto('/employees?new=1');
    await dialog(page).getByLabel('First Name').fill(name);
    await dialog(page).getByLabel('Last Name').fill('Example');
    await create.click();
    await said(page, 'employee not saved');
  };
  await loseOne('Sam');
  await page.reload();
  await expect(dialog(page).getByText('what you typed before is here again')).toBeVisible();
  await create.click();
  await expect(dialog(page)).toBeHidden();
  expect(await api.call(routes.employees.list, {})).toMatchObject([{ firstName: 'Sam' }]);

  await loseOne('Pat');
  await page.reload();
  await dialog(page).getByRole('button', { name: 'Discard draft' }).click();
  await dialog(page).getByLabel('First Name').fill('Ann');
  await dialog(page).getByLabel('Last Name').fill('Example');
  await create.click();
  await expect(dialog(page)).toBeHidden();
  await loseOne('Kit');
  await page.reload();
  await create.click();
  await expect(dialog(page)).toBeHidden();
  const named = async () =>
    (await api.call(routes.employees.list, {})).map(({ firstName }) => firstName).sort();
  expect(await named()).toEqual(['Ann', 'Kit', 'Pat', 'Sam']);

  // A save that needs a connection is shut for a moment after an answer was lost.
  await page.goto('/employees?new=1');
  await dialog(page).getByLabel('First Name').fill('Sam');
  await dialog(page).getByLabel('Last Name').fill('Example');
  // Any other call's answer would say that the line is there: what runs is waited for, and what begins gets none.
  await page.waitForLoadState('networkidle');
  const route = '**/api/**';
  await page.route(route, (asked) => (asked.request().method() === 'POST' ? asked.abort() : undefined));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await create.click();
  await expect(create).toBeDisabled();
  await page.unroute(route);
  await page.clock.runFor(2000);
  await create.click();
  await expect(dialog(page)).toBeHidden();
  expect(await named()).toHaveLength(5);
});
