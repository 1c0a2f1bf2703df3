import { expect, type Locator, type Page } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { test } from './fixtures/invoices.ts';
import { more } from './fixtures/more.ts';
import { said, says } from './fixtures/said.ts';
import { seller } from './fixtures/seller.ts';

const dialog = (page: Page) => page.getByRole('dialog');

/** Presses a form's button twice before the form can react. */
const pressTwice = (page: Page, name: string) =>
  dialog(page)
    .getByRole('button', { name, exact: true })
    .evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });

/** Counts the history steps and the requests to a path since the page loaded. */
const counting = async (page: Page) => {
  await page.addInitScript(() => {
    const { go } = History.prototype;
    let steps = 0;
    History.prototype.go = function (this: History, delta) {
      steps += 1;
      document.documentElement.dataset.steps = String(steps);
      go.call(this, delta);
    };
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  return async (path: string) => ({
    sent: sent.filter((one) => one === path).length,
    steps: await page.evaluate(() => Number(document.documentElement.dataset.steps ?? 0)),
  });
};

test('saves, answers and records once and closes once, however quickly it is pressed twice', {
  tag: '@one-size',
}, async ({ signedIn: page, byron, raise, api }) => {
  const counted = await counting(page);
  await page.goto('/clients');
  await page.getByRole('button', { name: 'Add Client', exact: true }).click();
  await dialog(page).getByLabel('Name').fill('Hardy');
  await pressTwice(page, 'Create Client');
  await expect(dialog(page)).toBeHidden();
  await said(page, 'client created');
  await expect(page).toHaveURL('/clients');
  expect(await counted('/api/clients')).toEqual({ sent: 1, steps: 1 });
  expect(await api.call(routes.clients.list, {})).toHaveLength(2);

  await api.call(routes.settings.updateBusiness, { body: seller });
  const line = { kind: 'other', quantity: 1, unit: 'each', vat: 'o', description: 'Shower' } as const;
  const quote = await api.call(routes.quotes.create, {
    body: { clientId: byron.clientId, title: 'Shower', lines: [{ ...line, unitPrice: 310 }] },
  });
  await api.call(routes.quotes.send, { params: { id: quote.id }, body: { to: 'byron@example.com' } });
  await page.goto(`/quotes?id=${quote.id}`);
  await page.getByRole('button', { name: 'Accept for them' }).click();
  await pressTwice(page, 'Accept £310.00');
  await expect(page.getByText('Mrs A. Byron · By phone')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(`/quotes?id=${quote.id}`);
  expect(await counted(`/api/quotes/${quote.id}/answer`)).toEqual({ sent: 1, steps: 1 });

  const { id } = await raise({ amount: 240 });
  await page.goto('/invoices');
  await page.getByRole('button', { name: /^Mrs A. Byron T-1/ }).click();
  await more(page, 'Record payment');
  await pressTwice(page, 'Record payment');
  await says(page, 'Payment recorded');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('list', { name: 'Payments' }).getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(`/invoices?id=${id}`);
  expect(await counted('/api/payments')).toEqual({ sent: 1, steps: 1 });
  expect(await api.call(routes.payments.list, { query: { invoiceId: `${id}` } })).toHaveLength(1);
});

/** Taps an element, and the same place again once it has gone, with the clock stopped in between. */
const tapTwice = async (page: Page, what: Locator) => {
  await page.clock.pauseAt(Date.now() + 60_000);
  const { x, y, width, height } = (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
  await tap();
  const isGone = async () => {
    await page.clock.runFor(10);
    return what.isHidden();
  };
  await expect.poll(isGone).toBe(true);
  await tap();
  await page.clock.resume();
};

test('lets the second tap of a double tap meet nothing where what was tapped is gone', {
  tag: '@one-size',
}, async ({ signedIn: page, byron, api }) => {
  const invoice = { clientId: byron.clientId, invoiceNumber: 'INV-1', amount: 60, dueDate: '2026-01-31' };
  const { id } = await api.call(routes.invoices.create, { body: invoice });
  await page.clock.install();
  await page.goto('/clients');
  await page.getByRole('button', { name: 'Add Client', exact: true }).click();
  await dialog(page).getByLabel('Name').fill('Hardy');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await tapTwice(page, page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }));
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/clients');
  await page.goto(`/invoices?id=${id}`);
  await more(page, 'Record payment');
  await tapTwice(page, dialog(page).getByRole('button', { name: 'Record payment' }));
  await expect(page).toHaveURL(`/invoices?id=${id}`);
});

test('never meets an act that has taken the place of another, however often it is tapped', {
  tag: '@one-size',
}, async ({ signedIn: page, raise, api }) => {
  await api.call(routes.settings.updateBusiness, { body: seller });
  const { id } = await raise();
  const standing = async () => {
    const { status, sentAt } = await api.call(routes.invoices.get, { params: { id } });
    return { status, isSent: sentAt !== null };
  };
  await page.clock.install();
  await page.goto(`/invoices?id=${id}&send=${id}`);
  const send = dialog(page).getByRole('button', { name: /^Send to/ });
  await expect(send).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  let answer = () => {};
  const isSlow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/send', async (route) => {
    await isSlow;
    await route.fallback();
  });
  const { x, y, width, height } = (await send.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const tap = async () => {
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await page.clock.runFor(700);
  };
  for (let taps = 0; taps < 3; taps++) await tap();
  answer();
  await expect.poll(standing).toEqual({ status: 'unpaid', isSent: true });
  const paid = page.getByRole('group', { name: 'Next step' }).getByRole('button', { name: 'Mark paid' });
  await expect
    .poll(async () => {
      await tap();
      return (await dialog(page).isHidden()) && (await paid.isVisible());
    })
    .toBe(true);
  for (let taps = 0; taps < 6; taps++) await tap();
  await expect(dialog(page)).toBeHidden();
  expect(await standing()).toEqual({ status: 'unpaid', isSent: true });
  // Once the screen has settled, a press counts.
  await page.clock.runFor(1600);
  await tap();
  await expect(page.getByRole('dialog', { name: 'How was the £100.00 paid?' })).toBeVisible();
});
