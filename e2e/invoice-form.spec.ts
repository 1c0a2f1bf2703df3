import { expect, type Page, type Route } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { test } from './fixtures/invoices.ts';
import { more } from './fixtures/more.ts';
import { ours } from './fixtures/ours.ts';
import { said } from './fixtures/said.ts';

const dialog = (page: Page) => page.getByRole('dialog');

const pick = async (page: Page, label: string, option: string) => {
  await dialog(page).getByLabel(label).click();
  await dialog(page).getByRole('option', { name: option }).click();
};

test('names what is wrong with a total-only invoice, and asks who it is from', {
  tag: '@one-size',
}, async ({ signedIn: page, api, raise }) => {
  const other = await api.call(routes.clients.create, { body: { name: 'G. Eliot' } });
  await api.call(routes.jobs.create, { body: { title: 'Leaking tap', clientId: other.id } });
  await page.goto('/invoices');
  await expect(page.getByText('No invoices found')).toBeVisible();
  await expect(page.getByText('Get started by creating your first invoice')).toBeVisible();
  await raise({ invoiceNumber: 'TAKEN-1' });

  await page.getByRole('button', { name: 'Create Invoice' }).first().click();
  await expect(page).toHaveURL(/new=1/);
  const create = dialog(page).getByRole('button', { name: 'Create Invoice' });
  const number = dialog(page).getByLabel('Invoice Number');
  const amount = dialog(page).getByLabel('Amount');
  const job = dialog(page).getByLabel('Related Job');
  await expect(number).toHaveValue(new RegExp(`^INV-${new Date().getFullYear()}-\\d{6}$`));
  await expect(dialog(page).getByLabel('Due Date')).toHaveValue(addDays(today(), 30));
  await expect(job).toBeDisabled();
  await expect(amount).toBeFocused();
  await dialog(page).getByText('More', { exact: true }).click();
  await number.fill('');
  await create.click();
  for (const said of ['Enter an invoice number', 'Choose a client', 'Enter an amount'])
    await expect(dialog(page).getByText(said)).toBeVisible();
  await expect(amount).toBeFocused();
  await amount.fill('ten');
  await expect(dialog(page).getByText('Enter an amount like 1,234.50')).toBeVisible();
  await amount.fill('');
  await number.fill('TAKEN-1');

  await test.step('it offers only the chosen client’s jobs', async () => {
    await pick(page, 'Client', 'G. Eliot');
    await job.click();
    const options = dialog(page).getByRole('listbox').getByRole('option');
    await expect(options).toHaveText(['Leaking tap']);
    await options.click();
    await pick(page, 'Client', 'Mrs A. Byron');
    await expect(job).toHaveValue('');
    await pick(page, 'Related Job', 'Boiler service');
    await expect(amount).toHaveValue('350.75');
    await expect(dialog(page).getByLabel('Work Location')).toHaveValue('1 High St');
  });

  await create.click();
  await said(page, 'invoice not created', ': Invoice number TAKEN-1 is already used');
  await expect(dialog(page).getByText('Invoice number TAKEN-1 is already used')).toBeVisible();
  await number.fill('FREE-1');
  await create.click();
  await said(page, 'invoice created');

  const ask = page.getByRole('button', { name: 'Add your business details' });
  const question = page.getByRole('dialog', { name: 'What should your invoices say about you?' });
  const business = async () => (await api.call(routes.auth.user, {})).business;
  await test.step('"Not now" is an answer about the business details too', async () => {
    await ask.click();
    await expect(question.getByLabel('Trading Name')).toHaveValue('Robin Example');
    await expect(question.getByLabel('Email')).toHaveValue(/@example\.com$/);
    // The field's error must be in view, not only the field.
    await question.getByLabel('Sort Code').fill('12');
    await question.getByRole('button', { name: 'Save details' }).click();
    await expect(page.getByText('Enter a sort code like 12-34-56')).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await question.getByLabel('Sort Code').fill('');
    await question.getByRole('button', { name: 'Not now' }).click();
    await expect(question).toBeHidden();
    await expect.poll(async () => (await business()).updatedAt).not.toBeNull();
  });
  await ask.click();
  await question.getByLabel('Trading Name').fill('Example Plumbing');
  await question.getByLabel('Account Number').fill('12345678');
  await question.getByRole('button', { name: 'Save details' }).click();
  await expect(question).toBeHidden();
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details.getByText('Example Plumbing')).toBeVisible();
  await expect(details.getByText('12345678')).toBeVisible();
  expect((await business()).tradingName).toBe('Example Plumbing');

  await test.step('it multiplies hours by rate and points out when the parts differ from the amount', async () => {
    await more(page, 'Edit');
    await amount.fill('£1,350.5');
    await dialog(page).getByText('More', { exact: true }).click();
    await dialog(page).getByLabel('Materials Cost').fill('1100.75');
    await dialog(page).getByLabel('Hours Worked').fill('5.25');
    await dialog(page).getByLabel('Hourly Rate').fill('47.71');
    await expect(dialog(page).getByText('5.25 h × £47.71 = £250.48')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Use as labour cost' }).click();
    await expect(dialog(page).getByLabel('Labour Cost')).toHaveValue('250.48');
    const differs = 'Materials and labour come to £1,351.23, £0.73 more than the total';
    await expect(dialog(page).getByText(differs)).toBeVisible();
    await expect(dialog(page).getByText('sees the difference as “Discount”')).toBeVisible();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Change the total to £1,351.23' }).click();
    await expect(dialog(page).getByText('Materials and labour come to')).toBeHidden();
    const refused = { status: 400, headers: ours, json: { code: 'validation', message: 'No more today' } };
    const refuse = (route: Route) =>
      route.request().method() === 'PUT' ? route.fulfill(refused) : route.fallback();
    await page.route('**/api/invoices/*', refuse);
    await dialog(page).getByRole('button', { name: 'Update Invoice' }).click();
    await said(page, 'invoice not updated', ': No more today');
    await page.unroute('**/api/invoices/*', refuse);
    await dialog(page).getByRole('button', { name: 'Update Invoice' }).click();
    await said(page, 'invoice updated');
    await expect(page.getByText('Labour, 5.25 h at £47.71')).toBeVisible();
    await expect(page.getByRole('heading', { name: '£1,351.23' })).toBeVisible();
  });
});

test('shows the whole name of a client and job on phone and desk, as you bill or quote', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const names = { client: 'The owners of 2 Orchard Close', job: 'Power flush of eight radiators' };
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: names.client } });
  await api.call(routes.jobs.create, { body: { title: names.job, clientId } });
  const isWhole = (label: string) =>
    dialog(page)
      .getByLabel(label)
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
  for (const form of ['/invoices?new=1', '/quotes?new=1'])
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(form);
      await pick(page, 'Client', names.client);
      await pick(page, 'Related Job', names.job);
      expect({
        ...{ form, width },
        ...{ client: await isWhole('Client'), job: await isWhole('Related Job') },
      }).toEqual({ form, width, client: true, job: true });
    }
});

test('one sum of who is registered for VAT asks what of it is VAT', {
  tag: '@one-size',
}, async ({ signedIn: page, api, byron: { clientId } }) => {
  await api.call(routes.settings.updateBusiness, {
    body: { ownName: 'Robin Example', address: '2 Quay', vatScheme: 'standard', vatNumber: 'GB123456782' },
  });
  const { name } = await api.call(routes.clients.get, { params: { id: clientId } });
  await api.call(routes.clients.update, {
    params: { id: clientId },
    body: { name, address: '1 High St', paymentTermsDays: 14 },
  });
  await page.goto(`/invoices?new=1&client=${clientId}`);
  await expect(dialog(page).getByLabel('Due Date')).toHaveValue(addDays(today(), 14));
  await page.goto('/invoices?new=1&mode=amount');
  await dialog(page).getByLabel('Client').click();
  await dialog(page).getByRole('option', { name: 'Mrs A. Byron' }).click();
  await expect(dialog(page).getByLabel('Due Date')).toHaveValue(addDays(today(), 14));
  await dialog(page).getByLabel('Amount').fill('240');
  await dialog(page).getByRole('button', { name: 'Create Invoice' }).click();
  await expect(dialog(page).getByText('Choose the VAT included in this amount')).toBeVisible();
  await dialog(page).getByLabel('VAT included').selectOption('Standard rate');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Create Invoice' }).click();
  await said(page, 'invoice created');
  const [invoice] = await api.call(routes.invoices.list, { query: {} });
  expect(invoice).toMatchObject({ amount: 240, vatCode: 's' });
  const { boxes } = await api.call(routes.tax.vat, { query: { from: today(), to: today() } });
  expect(boxes).toMatchObject({ box1: 40, box6: 200 });
});

test('keeps the total in sight while the keyboard takes half the phone', { tag: '@one-size' }, async ({
  signedIn: page,
}) => {
  await page.goto('/invoices?new=1&mode=lines');
  await dialog(page)
    .getByRole('combobox', { name: /^Add item/ })
    .fill('Boiler service');
  await page.keyboard.press('Enter');
  await page.setViewportSize({ width: 390, height: 420 });
  const price = dialog(page).getByLabel('Price', { exact: true });
  await price.fill('85');
  await expect(price).toBeInViewport({ ratio: 1 });
  const total = dialog(page).locator('footer').getByText('£85.00');
  await expect(total).toBeInViewport({ ratio: 1 });
});
