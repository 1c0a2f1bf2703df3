import { expect, type Page } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { allSent, outboxIsHere, strip } from './fixtures/cellar.ts';
import { cutOff, test } from './fixtures/invoices.ts';
import { more } from './fixtures/more.ts';
import { said, says } from './fixtures/said.ts';

const dialog = (page: Page) => page.getByRole('dialog');

/** The change feed's cursor on this device. */
const cursorOf = (page: Page) => page.locator('html').getAttribute('data-cursor');

test('loses nothing typed into an invoice offline, on leaving, or by a change elsewhere', {
  tag: '@one-size',
}, async ({ signedIn: page, api, byron: { clientId, jobId } }) => {
  const amount = dialog(page).getByLabel('Amount');
  await test.step('it stays as it is while the job it is for is changed elsewhere', async () => {
    await page.goto(`/invoices?new=1&mode=amount&client=${clientId}&job=${jobId}`);
    await amount.fill('42');
    await outboxIsHere(page);
    const before = await cursorOf(page);
    await api.call(routes.jobs.changeStatus, { params: { id: jobId }, body: { status: 'in_progress' } });
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect.poll(() => cursorOf(page)).not.toBe(before);
    await expect(amount).toBeFocused();
    await expect(amount).toHaveValue(/^42/);
  });

  await test.step('it is kept on the phone when you’re offline, and saved once', async () => {
    await cutOff(page, 'POST');
    await dialog(page).getByRole('button', { name: 'Create Invoice' }).click();
    await says(page, 'Saved on this phone');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: '£42.00' })).toBeVisible();
    await expect(strip(page)).toContainText('Offline · 1 waiting');
    await page.unroute('**/api/invoices**');
    await allSent(page);
    expect(await api.call(routes.invoices.list, {})).toMatchObject([{ amount: 42 }]);
  });

  await test.step('it is asked about before it is lost, by the cross and by Back', async () => {
    await more(page, 'Edit');
    await amount.fill('1');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.goBack();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(amount).toHaveValue('1.00');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\?id=\d+$/);
  });

  await test.step('it stands beside what was changed elsewhere', async () => {
    await more(page, 'Edit');
    await amount.fill('250');
    const [invoice] = await api.call(routes.invoices.list, {});
    const { id = 0, invoiceNumber = '' } = invoice ?? {};
    const body = { invoiceNumber, clientId, dueDate: addDays(today(), 9), amount: 175 };
    await api.call(routes.invoices.update, { params: { id }, body });
    await dialog(page).getByRole('button', { name: 'Update Invoice' }).click();
    const versions = dialog(page).getByRole('alert');
    await expect(versions.getByRole('row', { name: 'Amount £250.00 £175.00' })).toBeVisible();
    await expectAccessible(page);
    await versions.getByRole('button', { name: 'Save mine' }).click();
    await said(page, 'invoice updated');
    expect((await api.call(routes.invoices.get, { params: { id } })).amount).toBe(250);
  });
});

test('an amount with a decimal comma is one, and one that could be two is asked for again', {
  tag: '@one-size',
}, async ({ signedIn: page, api, byron: { clientId, jobId } }) => {
  await page.goto(`/invoices?new=1&mode=amount&client=${clientId}&job=${jobId}`);
  const amount = dialog(page).getByLabel('Amount');
  const save = dialog(page).getByRole('button', { name: 'Create Invoice' });
  await amount.fill('1.234');
  await save.click();
  await expect(dialog(page).getByText('Enter an amount like 1,234.50')).toBeVisible();
  await expect(amount).toHaveValue('1.234');
  await amount.fill('1.245,50');
  await amount.blur();
  await expect(amount).toHaveValue('1245.50');
  await amount.fill('45,50');
  await save.click();
  await expect(page.getByRole('heading', { name: '£45.50' })).toBeVisible();
  expect(await api.call(routes.invoices.list, {})).toMatchObject([{ amount: 45.5 }]);
});
