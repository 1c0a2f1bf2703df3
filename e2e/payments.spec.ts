import { expect } from '@playwright/test';
import { mailTo } from '../functions/testing/inbox.ts';
import { formatDate, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { test } from './fixtures/invoices.ts';
import { more } from './fixtures/more.ts';
import { said, says } from './fixtures/said.ts';
import { services } from './fixtures/test.ts';

const { invoices, payments } = routes;

test('a part is recorded, shows in the list, and the rest is filled in', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
  raise,
}) => {
  const { id } = await raise({ amount: 240 });
  await page.goto(`/invoices?id=${id}`);
  await more(page, 'Record payment');
  const form = page.getByRole('dialog', { name: 'Record payment' });
  await expect(form.getByLabel('Amount')).toHaveValue('240.00');
  await form.getByLabel('Amount').fill('100');
  await form.getByLabel('How it was paid').selectOption('Cash');
  await form.getByLabel('Note').fill('Left under the mat');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Record payment' }).click();
  await says(page, 'Payment recorded');
  const list = page.getByRole('list', { name: 'Payments' });
  await expect(list.getByRole('listitem')).toHaveText([/Cash.*Left under the mat.*£100.00/]);
  await expect(page.getByText('£140.00 still to pay')).toBeVisible();
  await expect(form).toBeHidden();
  await expectAccessible(page);
  await page.goto('/invoices');
  await expect(page.getByRole('list', { name: 'Invoices' }).getByText('£100 of £240 paid')).toBeVisible();

  await page.goto(`/invoices?id=${id}&pay=${id}`);
  await expect(form.getByLabel('Amount')).toHaveValue('140.00');
  await form.getByRole('button', { name: 'Record payment' }).click();
  await says(page, 'Payment recorded');
  await expect(page.getByText(`Total paid ${formatDate(today())}`)).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark unpaid' })).toBeHidden();
  const { status, paid } = await api.call(invoices.get, { params: { id } });
  expect({ status, paid }).toEqual({ status: 'paid', paid: 240 });
});

test('more than is owed is asked about once, and part of it noted as given back', {
  tag: '@one-size',
}, async ({ signedIn: page, api, raise }) => {
  const { id } = await raise({ amount: 240 });
  await page.goto(`/invoices?id=${id}&pay=${id}`);
  const form = page.getByRole('dialog', { name: 'Record payment' });
  await form.getByLabel('Amount').fill('300');
  await form.getByRole('button', { name: 'Record payment' }).click();
  const question = page.getByRole('alertdialog', { name: 'That is £60.00 more than is owed' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByLabel('Amount')).toHaveValue('300.00');
  await form.getByRole('button', { name: 'Record payment' }).click();
  await question.getByRole('button', { name: 'Record £300.00' }).click();
  await expect(page.getByText('£60.00 more than was owed')).toBeVisible();
  await page.getByRole('button', { name: 'Note refund of £300.00' }).click();
  const refund = page.getByRole('dialog', { name: 'Note refund' });
  await expect(refund.getByLabel('Amount')).toHaveValue('60.00');
  await refund.getByRole('button', { name: 'Note refund' }).click();
  await says(page, 'Refund noted');
  await expect(page.getByText(`£60.00 refunded on ${formatDate(today())}`)).toBeVisible();
  await expect(page.getByText('more than was owed')).toBeHidden();
  expect(await api.call(invoices.get, { params: { id } })).toMatchObject({ paid: 240, overpaid: 0 });
});

test('a mistake is taken back by its toast or removed, and a receipt mailed', { tag: '@one-size' }, async ({
  signedIn: page,
  person,
  api,
  byron,
  raise,
}) => {
  const { id } = await raise({ amount: 240 });
  const body = { name: 'Mrs A. Byron', email: person.email };
  await api.call(routes.clients.update, { params: { id: byron.clientId }, body });
  const kept = () => api.call(payments.list, { query: { invoiceId: `${id}` } });
  const record = async () => {
    await page.goto(`/invoices?id=${id}&pay=${id}`);
    const form = page.getByRole('dialog', { name: 'Record payment' });
    await form.getByRole('button', { name: 'Record payment' }).click();
    await says(page, 'Payment recorded');
  };
  await record();
  await page.getByRole('button', { name: 'Undo' }).click();
  await says(page, 'Payment removed');
  await expect(page.getByRole('list', { name: 'Payments' })).toBeHidden();
  expect(await kept()).toEqual([]);

  await record();
  await page.getByRole('button', { name: 'Mail receipt for £240.00' }).click();
  await says(page, 'Receipt sent');
  await expect(page.getByText(/receipt sent/)).toBeVisible();
  const mails = await mailTo(services().inbox, person.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Receipt: £240.00 for invoice T-1']);
  await page.getByRole('button', { name: 'Remove payment of £240.00' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(kept).toEqual([]);
  await expect(page.getByRole('button', { name: 'Mark paid' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark paid' }).click();
  await said(page, 'invoice updated');
});
