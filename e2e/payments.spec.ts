import { expect } from '@playwright/test';
import { mailTo } from '../functions/testing/inbox.ts';
import { formatDate, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { test } from './fixtures/invoices.ts';
import { more } from './fixtures/more.ts';
import { says } from './fixtures/said.ts';
import { services } from './fixtures/test.ts';

const { invoices, payments } = routes;

test('records a part payment, an overpayment, its refund and an undo, and emails a receipt', {
  tag: '@one-size',
}, async ({ signedIn: page, person, api, byron, raise }) => {
  const { id } = await raise({ amount: 240 });
  const body = { name: 'Mrs A. Byron', email: person.email };
  await api.call(routes.clients.update, { params: { id: byron.clientId }, body });
  const kept = async () =>
    (await api.call(payments.list, { query: { invoiceId: `${id}` } })).flatMap(({ amount, removed }) =>
      removed ? [] : amount,
    );
  await page.goto(`/invoices?id=${id}`);
  const form = page.getByRole('dialog', { name: 'Record payment' });
  const record = form.getByRole('button', { name: 'Record payment' });
  const list = page.getByRole('list', { name: 'Payments' });

  await more(page, 'Record payment');
  await expect(form.getByLabel('Amount')).toHaveValue('240.00');
  await record.click();
  await says(page, 'Payment recorded');
  await page.getByRole('button', { name: 'Undo' }).click();
  await says(page, 'Payment removed');
  await expect(list).toBeHidden();
  expect(await kept()).toEqual([]);

  await more(page, 'Record payment');
  await form.getByLabel('Amount').fill('100');
  await form.getByLabel('How it was paid').selectOption('Cash');
  await form.getByLabel('Note').fill('Left under the mat');
  await expectAccessible(page);
  await record.click();
  await expect(form).toBeHidden();
  await expect(list.getByRole('listitem')).toHaveText([/Cash.*Left under the mat.*£100.00/]);
  await expect(page.getByText('£140.00 still to pay')).toBeVisible();
  await page.getByRole('button', { name: 'Back to Invoices' }).click();
  await expect(page.getByRole('list', { name: 'Invoices' }).getByText('£100 paid')).toBeVisible();

  // The same amount again must be confirmed. The balance is filled in, and paying more than that must be confirmed once.
  await page.goto(`/invoices?id=${id}&pay=${id}`);
  await form.getByLabel('Amount').fill('100');
  await form.getByLabel('How it was paid').selectOption('Cash');
  await record.click();
  const twice = page.getByRole('alertdialog', { name: /^£100.00 .* is already recorded/ });
  await twice.getByRole('button', { name: 'Cancel' }).click();
  expect(await kept()).toEqual([100]);
  await form.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await page.goto(`/invoices?id=${id}&pay=${id}`);
  await expect(form.getByLabel('Amount')).toHaveValue('140.00');
  await form.getByLabel('Amount').fill('200');
  await record.click();
  const question = page.getByRole('alertdialog', { name: 'That’s £60.00 too much' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByLabel('Amount')).toHaveValue('200.00');
  await record.click();
  await question.getByRole('button', { name: 'Record £200.00' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText(`Total paid ${formatDate(today())}`)).toBeVisible();
  await expect(page.getByText('Overpaid by £60.00')).toBeVisible();
  await page.getByRole('button', { name: 'Record refund of £200.00' }).click();
  const refund = page.getByRole('dialog', { name: 'Record refund' });
  await expect(refund.getByLabel('Amount')).toHaveValue('60.00');
  await refund.getByRole('button', { name: 'Record refund' }).click();
  await says(page, 'Refund recorded');
  await expect(refund).toBeHidden();
  await expect(page.getByText(`£60.00 refunded on ${formatDate(today())}`)).toBeVisible();
  await expect(page.getByText('Overpaid by')).toBeHidden();
  const whole = { status: 'paid', paid: 240, overpaid: 0 };
  expect(await api.call(invoices.get, { params: { id } })).toMatchObject(whole);
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark unpaid' })).toBeHidden();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Email receipt for £100.00' }).click();
  await says(page, 'Receipt sent');
  await expect(page.getByText(/receipt sent/)).toBeVisible();
  const mails = await mailTo(services().inbox, person.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Receipt: £100.00 for invoice T-1']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove payment of £100.00' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove the payment of £100.00?' });
  await removal.getByRole('button', { name: 'Remove' }).click();
  await expect(removal.getByText('Enter a reason')).toBeVisible();
  await removal.getByLabel('Reason').fill('The cheque bounced');
  await expectAccessible(page);
  await removal.getByRole('button', { name: 'Remove' }).click();
  await says(page, 'Payment removed');
  await expect.poll(kept).toEqual([200]);
  await expect(list.getByText(`Removed on ${formatDate(today())}: The cheque bounced`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await says(page, 'Payment restored');
  await expect.poll(kept).toEqual([200, 100]);
  await page.getByRole('button', { name: 'Remove payment of £100.00' }).click();
  await removal.getByLabel('Reason').fill('The cheque bounced');
  await removal.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(kept).toEqual([200]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mark paid' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cheque' }).click();
  await says(page, 'Payment recorded');
});
