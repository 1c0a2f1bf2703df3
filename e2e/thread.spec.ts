import { expect, type Page } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { hold } from './fixtures/hold.ts';
import { says } from './fixtures/said.ts';
import { follow } from './fixtures/screens.ts';
import { test } from './fixtures/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const detail = (page: Page) => page.getByRole('region', { name: 'Details' });
const next = (page: Page) => page.getByRole('group', { name: 'Next step' });
const marks = (page: Page) => detail(page).getByRole('list', { name: 'From quote to payment' });
/** The mark of the current step. */
const now = (page: Page) => marks(page).locator('[aria-current=step]');

/** Adds the client whose name was typed, with the keyboard's Next. */
const addTyped = async (page: Page): Promise<void> => {
  await expect(dialog(page).getByRole('option', { name: 'Add “Mrs Exam” as a client' })).toBeVisible();
  await dialog(page).getByLabel('Client').press('Enter');
};

test('a call becomes a paid job: its client made in its form, one next step after the other', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  await page.goto('/jobs?new=1');
  await dialog(page).getByLabel('Job Title').fill('Leaking tap');
  await dialog(page).getByLabel('Client').fill('Mrs Exam');
  await addTyped(page);
  await expect(dialog(page).getByLabel('Client')).toHaveValue('Mrs Exam');
  await dialog(page).getByText('More', { exact: true }).click();
  await dialog(page).getByLabel('Amount').fill('96');
  await dialog(page).getByRole('button', { name: 'Create Job' }).click();
  await expect(dialog(page)).toBeHidden();
  const [client] = await api.call(routes.clients.list, {});
  expect(client?.name).toBe('Mrs Exam');
  await api.call(routes.clients.update, {
    params: { id: client?.id ?? 0 },
    body: { name: 'Mrs Exam', phone: '01632 960142', address: '14 Mill Lane\nExampleton EX1 4AB' },
  });
  const [job] = await api.call(routes.jobs.list, {});
  expect(job).toMatchObject({ title: 'Leaking tap', amount: 96, clientId: client?.id });

  await page.goto(`/jobs?id=${job?.id}`);
  await expect(now(page)).toHaveText(/Job/);
  await expect(marks(page).getByRole('listitem')).toHaveCount(3);
  // A job without an address is at its client's.
  await expect(detail(page).getByText('14 Mill Lane')).toBeVisible();
  await expect(next(page).getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:01632960142');
  await next(page).getByRole('button', { name: 'Start' }).click();
  await expect(detail(page).getByText(/^Started \d\d:\d\d, just now$/)).toBeVisible();

  const item = await api.call(routes.inventory.create, {
    body: { name: 'Fibre washer', category: 'parts', quantity: 10, unitPrice: 0.3 },
  });
  await detail(page).getByRole('button', { name: 'Use stock' }).click();
  await dialog(page).getByLabel('Item').fill('washer');
  await dialog(page).getByRole('option', { name: 'Fibre washer' }).click();
  await dialog(page).getByLabel('Quantity').fill('2');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Use stock' }).click();
  await expect(detail(page).getByText('Fibre washer')).toBeVisible();
  await expect(detail(page).getByText('£0.60', { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await api.call(routes.inventory.get, { params: { id: item.id } })).quantity)
    .toBe(8);
  await detail(page).getByLabel('Add a note').fill('Ring twice');
  await detail(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(detail(page).getByRole('list', { name: 'Notes' }).getByText('Ring twice')).toBeVisible();

  await next(page).getByRole('button', { name: 'Complete' }).click();
  await dialog(page).getByRole('button', { name: 'Finish only' }).click();
  await expect(now(page)).toHaveText(/Invoice/);
  // The step shows before the server has answered, and renders again when it has.
  await says(page, 'Job completed');
  await next(page).getByRole('button', { name: 'Create Invoice' }).click();
  await expect(dialog(page)).toContainText('£96.00');
  await expect(dialog(page)).toContainText('Mrs Exam');
  await expect(dialog(page).getByRole('checkbox', { name: /^Fibre washer/ })).not.toBeChecked();
  // Sent by text message, say: it is issued, but nothing was emailed.
  await dialog(page).getByRole('button', { name: 'Send another way' }).click();
  await expect(page).toHaveURL(/\/invoices\?id=\d+/);
  const [invoice] = await api.call(routes.invoices.list, {});
  expect(invoice).toMatchObject({ jobId: job?.id, amount: 96 });

  // A job with an invoice doesn't ask for another.
  await follow(page, `/jobs?id=${job?.id}`);
  await expect(now(page)).toHaveText(/Invoice/);
  await expect(next(page).getByRole('link', { name: 'Send' })).toBeVisible();
  await expect(next(page).getByRole('button', { name: 'Create Invoice' })).toBeHidden();
  await marks(page)
    .getByRole('link', { name: /Invoice/ })
    .click();
  await expect(page).toHaveURL(`/invoices?id=${invoice?.id}`);
  await expect(now(page)).toHaveText(/Invoice/);
  await api.call(routes.payments.record, {
    body: {
      invoiceId: invoice?.id ?? 0,
      amount: 96,
      method: 'bank',
      paidOn: invoice?.createdAt.slice(0, 10) ?? '',
    },
  });
  await page.goto(`/jobs?id=${job?.id}`);
  await expect(now(page)).toHaveText(/Paid/);
  await expect(next(page)).toBeHidden();
  await expectAccessible(page);
});

test('a job is saved by the press that came before its client was there', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  await page.goto('/jobs?new=1');
  await dialog(page).getByLabel('Job Title').fill('Leaking tap');
  await dialog(page).getByLabel('Client').fill('Mrs Exam');
  const letGo = await hold(page, '**/api/clients', 'POST');
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await addTyped(page);
  await asked;
  await dialog(page).getByRole('button', { name: 'Create Job' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Saving...' })).toBeVisible();
  letGo();
  await expect(dialog(page)).toBeHidden();
  const [client] = await api.call(routes.clients.list, {});
  const [job] = await api.call(routes.jobs.list, {});
  expect(job).toMatchObject({ title: 'Leaking tap', clientId: client?.id });
});
