import { expect, type Page } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { allSent, outboxIsHere, strip } from './fixtures/cellar.ts';
import { cutOff, test } from './fixtures/invoices.ts';
import { more } from './fixtures/more.ts';
import { said, says } from './fixtures/said.ts';

/** What was typed into an invoice is not lost. */

const dialog = (page: Page) => page.getByRole('dialog');

test('keeps an invoice on the phone when there is no connection and saves it once', {
  tag: '@one-size',
}, async ({ signedIn: page, api, byron: _ }) => {
  await page.goto('/invoices?new=1');
  await dialog(page).getByLabel('Client').click();
  await dialog(page).getByRole('option', { name: 'Mrs A. Byron' }).click();
  await dialog(page).getByLabel('Amount').fill('42');
  await outboxIsHere(page);
  await cutOff(page, 'POST');
  await dialog(page).getByRole('button', { name: 'Create Invoice' }).click();
  await says(page, 'Kept on this phone');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: '£42.00' })).toBeVisible();
  await expect(strip(page)).toContainText('No signal · 1 waiting');
  await page.unroute('**/api/invoices**');
  await allSent(page);
  expect(await api.call(routes.invoices.list, {})).toMatchObject([{ amount: 42 }]);
});

test('asks before what was typed is lost, by the cross and by Back', { tag: '@one-size' }, async ({
  signedIn: page,
  raise,
}) => {
  await raise();
  await page.goto('/invoices');
  await page.getByText('T-1').first().click();
  await more(page, 'Edit');
  await dialog(page).getByLabel('Amount').fill('1');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.goBack();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog(page).getByLabel('Amount')).toHaveValue('1.00');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\?id=\d+$/);
});

test('shows both versions of an invoice that was changed elsewhere', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
  raise,
  byron,
}) => {
  const { id, invoiceNumber } = await raise();
  await page.goto(`/invoices?id=${id}&edit=${id}`);
  await dialog(page).getByLabel('Amount').fill('250');
  const body = { invoiceNumber, clientId: byron.clientId, dueDate: addDays(today(), 9), amount: 175 };
  await api.call(routes.invoices.update, { params: { id }, body });
  await dialog(page).getByRole('button', { name: 'Update Invoice' }).click();
  const versions = dialog(page).getByRole('alert');
  await expect(versions.getByRole('row', { name: 'Amount £250.00 £175.00' })).toBeVisible();
  await expectAccessible(page);
  await versions.getByRole('button', { name: 'Save mine' }).click();
  await said(page, 'invoice updated');
  expect((await api.call(routes.invoices.get, { params: { id } })).amount).toBe(250);
});

test('stays open with what was typed while the job it is for is asked for again', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Mrs Example' } });
  const job = await api.call(routes.jobs.create, { body: { title: 'Leaking tap', clientId } });
  const address = `**/api/jobs/${job.id}`;
  await page.route(address, (route) => route.abort());
  await page.goto(`/invoices?new=1&mode=amount&client=${clientId}&job=${job.id}`);
  const amount = dialog(page).getByLabel('Amount');
  await amount.fill('96');
  await outboxIsHere(page);
  await page.unroute(address);
  await page.route(address, () => undefined);
  const again = page.waitForRequest(address);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await again;
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue(/^96/);
});
