import { expect, type Page } from '@playwright/test';
import { today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { says } from './fixtures/said.ts';
import { test } from './fixtures/test.ts';

const { clients, invoices, jobs } = routes;
const next = (page: Page) => page.getByRole('group', { name: 'Next step' });
const detail = (page: Page) => page.getByRole('region', { name: 'Details' });

test('takes back what was done, at once and later from the record’s history', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { id: clientId } = await api.call(clients.create, { body: { name: 'Mrs Example' } });
  const { id } = await api.call(jobs.create, { body: { title: 'Boiler', clientId } });
  const status = async () => (await api.call(jobs.get, { params: { id } })).status;
  await page.clock.install();
  await page.goto(`/jobs?id=${id}`);
  await next(page).getByRole('button', { name: 'Start' }).click();
  await says(page, 'Job started');
  await page.clock.runFor(60_000);
  const said = page.locator('[data-said]');
  await said.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(status).toBe('pending');

  await next(page).getByRole('button', { name: 'Start' }).click();
  // Until then the last message is still shown.
  await says(page, 'Job started');
  await expect.poll(status).toBe('in_progress');
  await said.getByRole('button', { name: 'Dismiss' }).click();
  await detail(page)
    .getByRole('listitem')
    .filter({ hasText: 'Work started' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect.poll(status).toBe('pending');
  await expect(detail(page).getByRole('button', { name: 'Undo' })).toBeHidden();
});

test('asks how an invoice was paid when it is marked as paid, and undoes that', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { id: clientId } = await api.call(clients.create, { body: { name: 'Mrs Example' } });
  const bill = { clientId, invoiceNumber: 'HOW-1', amount: 60, dueDate: '2030-01-01' };
  const { id } = await api.call(invoices.create, { body: bill });
  const kept = () => api.call(invoices.get, { params: { id } });
  await page.goto(`/invoices?id=${id}&edit=${id}`);
  const form = page.getByRole('dialog');
  await form.getByText('More', { exact: true }).click();
  await form.getByLabel('Status').selectOption('Paid');
  await form.getByLabel('How it was paid').selectOption('Cash');
  await form.getByRole('button', { name: 'Update Invoice' }).click();
  await says(page, 'Payment recorded');
  await expect(form).toBeHidden();
  expect(await kept()).toMatchObject({
    status: 'paid',
    payments: [{ method: 'cash', amount: 60, paidOn: today() }],
  });
  await page.reload();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Paid £60.00 in cash' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect.poll(async () => (await kept()).status).toBe('unpaid');
});

test('nothing that comes to stand under a finger is pressed by its next tap', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  const { id: clientId } = await api.call(clients.create, { body: { name: 'Mrs Example' } });
  const { id } = await api.call(jobs.create, { body: { title: 'Boiler', clientId } });
  await page.clock.install();
  await page.goto(`/jobs?id=${id}`);
  const start = next(page).getByRole('button', { name: 'Start' });
  const { x, y, width, height } = (await start.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.goto('/jobs');
  await expect(page.getByRole('link', { name: /Boiler/ })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  // Presses where the record will have its next action once it opens.
  await page.getByRole('link', { name: /Boiler/ }).evaluate(
    (link: HTMLElement, [clientX, clientY]) => {
      link.dispatchEvent(new PointerEvent('pointerdown', { clientX, clientY, bubbles: true }));
      link.click();
    },
    [x + width / 2, y + height / 2] as const,
  );
  const isThere = async () => {
    await page.clock.runFor(10);
    return start.isVisible();
  };
  await expect.poll(isThere).toBe(true);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.clock.runFor(600);
  expect((await api.call(jobs.get, { params: { id } })).status).toBe('pending');
  await page.clock.runFor(1600);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.clock.runFor(600);
  await expect.poll(async () => (await api.call(jobs.get, { params: { id } })).status).toBe('in_progress');
});
