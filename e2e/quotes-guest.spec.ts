import { expect, type Page } from '@playwright/test';
import { addDays, formatDate, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { test } from './fixtures/guest.ts';
import { sentQuote } from './fixtures/quotes.ts';

const { quotes, jobs } = routes;
const line = { kind: 'labour', quantity: 1, unit: 'each', vat: 'o' } as const;
const shower = { ...line, description: 'Shower, thermostatic', unitPrice: 310 };
const flush = { ...line, description: 'Power flush as well', unitPrice: 90, optional: true };

const accept = (page: Page, pounds: string) => page.getByRole('button', { name: `Accept ${pounds}` });

test('accepts a quote only as shown, asks why it was declined, and counts an answer once', {
  tag: '@one-size',
}, async ({ api, clientId, guest, signedIn }) => {
  const body = { clientId, title: 'New shower', lines: [shower, flush] };
  const old = await sentQuote(api, body);
  const page = await guest(old.url);
  await accept(page, '£310.00').click();
  await expect(page.getByLabel('Your name')).toBeVisible();
  await accept(page, '£310.00').click();
  await expect(page.getByText('Type your name')).toBeVisible();
  await page.getByLabel('Your name').fill('Augusta Byron');
  await api.call(quotes.update, {
    params: { id: old.id },
    body: { ...body, lines: [{ ...shower, unitPrice: 360 }, flush] },
  });
  await api.call(quotes.link, { params: { id: old.id } });
  await accept(page, '£310.00').click();
  await expect(page.getByText('This quote changed while you were reading.')).toBeVisible();
  await expect(page.getByText('Total: £310.00, now £360.00')).toBeVisible();
  await expectAccessible(page);

  const no = page.getByRole('button', { name: 'No, thank you' });
  await no.click();
  await page.getByRole('button', { name: 'Back' }).evaluate((back: HTMLElement) => {
    back.click();
    back.click();
  });
  await no.click();
  await page.getByLabel('The timing').check();
  await page.getByLabel('Anything to add').fill('not before\nEaster');
  await page.getByRole('button', { name: 'Say no, thank you' }).click();
  await expect(page.getByRole('heading', { name: 'You said no, thank you' })).toBeVisible();
  const said = await api.call(quotes.get, { params: { id: old.id } });
  expect([said.status, said.answer?.reason]).toEqual(['declined', 'The timing: not before Easter']);

  const deposit = { kind: 'percent', value: 25 } as const;
  const { id, url } = await sentQuote(api, { ...body, deposit });
  await page.goto(url);
  const tablet = await guest(url);
  await expect(accept(page, '£310.00')).toBeVisible();
  await page.getByText('Power flush as well').click();
  await expectAccessible(page);
  await accept(page, '£400.00').click();

  await page.getByLabel('Your name').fill('Augusta Byron');
  const ticks = page.getByRole('checkbox');
  await expect(ticks).toHaveCount(2);
  await page.getByText('Please begin the work').click();
  await expectAccessible(page);
  await accept(page, '£400.00').click();
  await expect(page.getByText('Tick both to start early, or neither to wait')).toBeVisible();
  await page.getByText('I understand that').click();
  // The answer reaches the server, but the reply is lost.
  const answer = '**/api/guest/answer';
  await page.route(answer, async (route) => route.fetch().then(() => route.abort()), { times: 1 });
  await accept(page, '£400.00').click();
  await expect(page.getByText('Nothing you typed is lost.')).toBeVisible();
  await accept(page, '£400.00').click();
  await expect(page.getByRole('heading', { name: 'Accepted. Thank you, Augusta Byron.' })).toBeVisible();
  await expect(page.getByText('Deposit, £100.00')).toBeVisible();
  await expect(page.getByText('12345678')).toBeVisible();
  await expect(page.getByText(`Until ${formatDate(addDays(today(), 14))}`)).toBeVisible();

  await accept(tablet, '£310.00').click();
  await tablet.getByLabel('Your name').fill('Somebody Else');
  await accept(tablet, '£310.00').click();
  await expect(tablet.getByRole('heading', { name: 'Accepted. Thank you, Augusta Byron.' })).toBeVisible();
  await expect(tablet.getByRole('alert')).toHaveText(/^This quote was already answered\./);
  await expect(page.getByText('was already answered')).toHaveCount(0);
  expect(await api.call(jobs.list, {})).toHaveLength(1);

  await signedIn.goto('/quotes');
  const rows = (group: string) =>
    signedIn.getByRole('list', { name: `Quotes, ${group}` }).getByRole('button');
  await expect(rows('Accepted')).toHaveCount(1);
  await signedIn.getByRole('button', { name: /^Closed/ }).click();
  await rows('Closed').click();
  await expect(signedIn.getByText('Declined').locator('visible=true').first()).toBeVisible();
  await expect(signedIn.getByText('Optional extras')).toBeVisible();

  await page.getByRole('button', { name: 'cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel it' }).click();
  await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
  await expect(
    page.getByText(`get back anything you paid by ${formatDate(addDays(today(), 14))}`),
  ).toBeVisible();
  expect(await api.call(quotes.get, { params: { id } })).toMatchObject({
    status: 'cancelled',
    total: 400,
    answer: { name: 'Augusta Byron', chosen: [1], startEarly: { asks: true, understands: true } },
  });
});

test('offers an answer to a quote again when nothing comes back', { tag: '@one-size' }, async ({
  api,
  clientId,
  guest,
}) => {
  const { id, url } = await sentQuote(api, { clientId, title: 'New shower', lines: [shower] });
  const page = await guest(url);
  await page.clock.install();
  let isMute = true;
  const asked = page.waitForRequest('**/api/guest/answer');
  await page.route('**/api/guest/answer', async (route) => {
    if (!isMute) await route.fallback();
  });
  await page.getByRole('button', { name: 'No, thank you' }).click();
  const say = page.getByRole('button', { name: 'Say no, thank you' });
  await say.click();
  await asked;
  await page.clock.runFor('00:31');
  await expect(page.getByRole('alert')).toBeVisible();
  isMute = false;
  await say.click();
  await expect(page.getByRole('heading', { name: 'You said no, thank you' })).toBeVisible();
  expect((await api.call(quotes.get, { params: { id } })).status).toBe('declined');
});
