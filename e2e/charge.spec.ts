import { expect, type Page } from '@playwright/test';
import { mailTo } from '../functions/testing/inbox.ts';
import type { Api } from '../local/testing/api-client.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { allSent, strip, test } from './fixtures/cellar.ts';
import { isKept, isStocked } from './fixtures/device.ts';
import { services } from './fixtures/test.ts';

const { clients, employees, inventory, invoices, jobs, prices, quotes, settings, time } = routes;

const sheet = (page: Page) => page.getByRole('dialog', { name: /^Invoice for / });
const complete = (page: Page) =>
  page.getByRole('group', { name: 'Next step' }).getByRole('button', { name: 'Complete' });
const seller = {
  businessKind: 'sole_trader',
  ownName: 'Robin Example',
  address: '1 High Street, York',
} as const;
const bank = { accountName: 'R Example', sortCode: '00-00-00', accountNumber: '12345678' } as const;

const begun = async (api: Api, client: object, job: object = {}) => {
  const { id: clientId } = await api.call(clients.create, { body: { name: 'G. Eliot', ...client } });
  return api.call(jobs.create, {
    body: { title: 'Boiler service', clientId, status: 'in_progress', ...job },
  });
};
const kept = (api: Api, id: number) => api.call(jobs.get, { params: { id } });

test(
  'a job that is done is charged in two taps: what was missing is asked on the way, and kept',
  {
    tag: '@one-size',
  },
  async ({ signedIn: page, api }, { testId }) => {
    const to = `eliot-${testId}@example.com`;
    const job = await begun(api, {}, { amount: 85 });
    await page.goto(`/jobs?id=${job.id}`);
    await complete(page).click();
    await expect(sheet(page)).toContainText('£85.00');
    await sheet(page).getByLabel('Email invoice to').fill(to);
    await sheet(page).getByLabel('Their address').fill('14 Mill Lane\nExampleton EX1 4AB');
    await sheet(page).getByLabel('Sort Code').fill('00-00-00');
    await sheet(page).getByLabel('Account Number').fill('12345678');
    await expectAccessible(page);
    expect((await kept(api, job.id)).status).toBe('in_progress');
    await sheet(page).getByRole('button', { name: 'Send £85.00' }).click();
    await expect(sheet(page)).toBeHidden();
    await expect.poll(async () => (await mailTo(services().inbox, to)).length).toBe(1);
    expect(await kept(api, job.id)).toMatchObject({ status: 'completed' });
    // The invoice says that it was sent once its mail has gone.
    const sent = { amount: 85, jobId: job.id, sentAt: expect.any(String) };
    await expect.poll(async () => (await api.call(invoices.list, {}))[0]).toMatchObject(sent);
    const client = await api.call(clients.get, { params: { id: job.clientId } });
    expect(client).toMatchObject({ email: to, address: '14 Mill Lane\nExampleton EX1 4AB' });
    expect(await api.call(invoices.drafts, {})).toEqual([]);
  },
);

test(
  'work that was clocked and stock that was used are what is charged where nothing was agreed',
  {
    tag: '@one-size',
  },
  async ({ signedIn: page, api }, { testId }) => {
    const to = `hardy-${testId}@example.com`;
    await api.call(settings.updateBusiness, { body: { ...seller, ...bank } });
    const job = await begun(api, { email: to });
    const { id: employeeId } = await api.call(employees.create, {
      body: { firstName: 'Sam', lastName: 'Example' },
    });
    const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();
    await api.call(time.punch, { body: { employeeId, at: at(200), kind: 'work', jobId: job.id } });
    await api.call(time.punch, { body: { employeeId, at: at(110), kind: 'off' } });
    const item = { name: 'Isolation valve', category: 'parts', quantity: 10, unitPrice: 6 } as const;
    const { id: itemId } = await api.call(inventory.create, { body: item });
    await api.call(inventory.move, {
      body: { itemId, jobId: job.id, type: 'out', quantity: 2, reason: 'usage' },
    });
    await api.call(prices.create, {
      body: { name: 'Isolation valve', kind: 'material', unit: 'each', unitPrice: 9.5, vat: 'o' },
    });
    await page.goto(`/jobs?id=${job.id}`);
    await complete(page).click();
    const lines = sheet(page).getByRole('list').getByRole('listitem');
    await expect(lines).toHaveText([/Isolation valve.*2 × £9.50.*£19.00/]);
    await sheet(page).getByLabel('Your price for an hour').fill('40');
    await expect(lines).toHaveText([/Labour.*1.5 hours × £40.00.*£60.00/, /Isolation valve/]);
    await expectAccessible(page);
    await sheet(page).getByRole('button', { name: 'Send £79.00' }).click();
    await expect(sheet(page)).toBeHidden();
    await expect.poll(async () => (await mailTo(services().inbox, to)).length).toBe(1);
    const [invoice] = await api.call(invoices.list, {});
    expect(invoice).toMatchObject({ amount: 79, jobId: job.id });
    expect(await api.call(prices.list, {})).toContainEqual(
      expect.objectContaining({ name: 'Labour', unitPrice: 40 }),
    );
  },
);

const agree = async (api: Api, to: string) => {
  await api.call(settings.updateBusiness, { body: { ...seller, ...bank } });
  const { id: clientId } = await api.call(clients.create, {
    body: { name: 'G. Eliot', email: to, kind: 'business', address: '2 Quay, Whitby' },
  });
  const line = {
    kind: 'material',
    description: 'New boiler',
    quantity: 1,
    unit: 'each',
    unitPrice: 900,
    vat: 'o',
  } as const;
  const { id } = await api.call(quotes.create, {
    body: { clientId, title: 'New boiler', lines: [line], deposit: { kind: 'amount', value: 200 } },
  });
  await api.call(quotes.send, { params: { id }, body: { to } });
  const { jobId } = await api.call(quotes.answer, {
    params: { id },
    body: { answer: 'accepted', how: 'phone' },
  });
  return { quoteId: id, jobId: jobId ?? 0 };
};

test(
  'charges the agreed price less the deposit, and extras only if the trader adds them',
  {
    tag: '@one-size',
  },
  async ({ signedIn: page, api }, { testId }) => {
    const to = `byron-${testId}@example.com`;
    const { jobId } = await agree(api, to);
    const item = { name: 'Filter', category: 'parts', quantity: 10, unitPrice: 25 } as const;
    const { id: itemId } = await api.call(inventory.create, { body: item });
    await api.call(inventory.move, { body: { itemId, jobId, type: 'out', quantity: 1, reason: 'usage' } });
    await api.call(jobs.changeStatus, { params: { id: jobId }, body: { status: 'in_progress' } });
    await page.goto(`/jobs?id=${jobId}`);
    await complete(page).click();
    await expect(sheet(page).getByText('Less the deposit of invoice')).toBeVisible();
    await expect(sheet(page).getByRole('button', { name: 'Send £700.00' })).toBeVisible();
    await sheet(page)
      .getByRole('checkbox', { name: /^Filter/ })
      .check();
    await expectAccessible(page);
    await sheet(page).getByRole('button', { name: 'Send £725.00' }).click();
    await expect(sheet(page)).toBeHidden();
    await expect
      .poll(async () => (await api.call(invoices.list, {})).map(({ amount }) => amount))
      .toEqual([725, 200]);
  },
);

test('not every job is charged: it is finished alone, or not at all', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  const job = await begun(api, {}, { amount: 85 });
  await page.goto(`/jobs?id=${job.id}`);
  await complete(page).click();
  await expect(sheet(page)).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  expect((await kept(api, job.id)).status).toBe('in_progress');
  await complete(page).click();
  await sheet(page).getByRole('button', { name: 'Finish only' }).click();
  await expect(sheet(page)).toBeHidden();
  await expect.poll(async () => (await kept(api, job.id)).status).toBe('completed');
  expect(await api.call(invoices.list, {})).toEqual([]);
  // It can be charged later without completing it again.
  await page
    .getByRole('group', { name: 'Next step' })
    .getByRole('button', { name: 'Create Invoice' })
    .click();
  await expect(sheet(page).getByRole('button', { name: 'Not now' })).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(`/jobs?id=${job.id}`);
});

test(
  'says what the law misses before anything goes, with the way to put it right',
  { tag: '@one-size' },
  async ({ signedIn: page, api }, { testId }) => {
    const job = await begun(api, { email: `woolf-${testId}@example.com` });
    const item = { name: 'Isolation valve', category: 'parts', quantity: 10, unitPrice: 6 } as const;
    const { id: itemId } = await api.call(inventory.create, { body: item });
    await api.call(inventory.move, {
      body: { itemId, jobId: job.id, type: 'out', quantity: 2, reason: 'usage' },
    });
    await page.goto(`/jobs?id=${job.id}`);
    await complete(page).click();
    await expect(sheet(page)).toContainText('Before you can send this');
    await expect(sheet(page).getByRole('button', { name: 'Send £12.00' })).toBeDisabled();
    await sheet(page).getByRole('button', { name: 'Fill it in' }).first().click();
    const details = page.getByRole('dialog', { name: 'Business details' });
    await details.getByLabel('Address').first().fill('1 High Street, York');
    await details.getByRole('button', { name: 'Save details' }).click();
    await expect(details).toBeHidden();
    await expect(sheet(page).getByRole('button', { name: 'Send £12.00' })).toBeEnabled();
    await page.goto('/settings');
    await expect(page.getByRole('link', { name: /^Business details/ })).toBeVisible();
    await expect(page.getByText('Not saved yet')).toBeHidden();
  },
);

test(
  'sends a job, its invoice and its letter in order once the connection is back',
  {
    tag: '@one-size',
  },
  async ({ signedIn: page, api, line }, { testId }) => {
    const to = `cellar-${testId}@example.com`;
    await api.call(settings.updateBusiness, { body: { ...seller, ...bank } });
    const job = await begun(api, { email: to }, { amount: 85 });
    await page.goto(`/jobs?id=${job.id}`);
    await expect(complete(page)).toBeVisible();
    await isKept(page);
    await isStocked(page);
    await line.cut();
    await complete(page).click();
    await sheet(page).getByRole('button', { name: 'Send £85.00 when online' }).click();
    await expect(sheet(page)).toBeHidden();
    await expect(page.getByText(`Will send to ${to} when you’re online`).first()).toBeVisible();
    await expect(strip(page)).toContainText('4 waiting');
    expect((await kept(api, job.id)).status).toBe('in_progress');
    await line.mend();
    await allSent(page);
    await expect.poll(async () => (await mailTo(services().inbox, to)).length).toBe(1);
    expect((await kept(api, job.id)).status).toBe('completed');
    expect(await api.call(invoices.list, {})).toMatchObject([{ amount: 85, jobId: job.id }]);
  },
);
