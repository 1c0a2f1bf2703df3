import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { apiFor } from '../local/testing/api-client.ts';
import { today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { allSent, strip } from './fixtures/cellar.ts';
import { isKept, isStocked } from './fixtures/device.ts';
import { lastingBrowser, lastingServer } from './fixtures/lasting.ts';
import { dialog, pick, saveClient, typeClient } from './fixtures/offline-client.ts';

/** End to end: the server is killed, then the phone, and both restart. */

const signIn = async (page: Page, origin: string, email: string) => {
  await page.goto(`${origin}/api/login?to=/dashboard`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('article', { name: 'Next job' })).toContainText('Boiler service');
};

const press = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();

test('loses nothing when the server dies in the middle of a save, and the browser after it', {
  tag: '@one-size',
}, async () => {
  test.setTimeout(400_000);
  const [host, phone] = [await lastingServer(), lastingBrowser()];
  try {
    const email = `${randomUUID().slice(0, 13)}@example.com`;
    const first = await host.start();
    const { app: origin } = first.services;
    const api = await apiFor(first.services, email, 'Robin Example');
    await api.call(routes.subscription.startTrial, {});
    const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Mrs Example' } });
    const job = await api.call(routes.jobs.create, {
      body: { title: 'Boiler service', clientId, scheduledDate: today() },
    });
    const item = await api.call(routes.inventory.create, {
      body: { name: 'Tap washer', category: 'parts', quantity: 20 },
    });
    let { page, context, kill } = await phone.open();
    await signIn(page, origin, email);
    await isStocked(page);
    await isKept(page);
    await page.goto(`${origin}/clients`);

    await typeClient(page, 'Cellar & Sons');
    const begun = page.waitForRequest((request) => request.method() === 'POST');
    // Otherwise it might answer before it is killed.
    first.freeze();
    await saveClient(page);
    await begun;
    await first.kill();
    await expect(dialog(page)).toBeHidden();
    await page.goto(`${origin}/jobs?new=1`);
    await pick(page, 'Client', 'Cellar & Sons');
    await dialog(page).getByLabel('Title').fill('Pump out');
    await press(page, 'Create Job');
    await expect(strip(page)).toContainText('waiting');
    await page.goto(`${origin}/invoices?new=1&mode=amount`);
    await pick(page, 'Client', 'Cellar & Sons');
    await dialog(page).getByLabel('Amount').fill('77');
    await press(page, 'Create Invoice');
    await expect(page.getByRole('heading', { name: '£77.00' })).toBeVisible();
    await page.goto(`${origin}/inventory?move=${item.id}`);
    await dialog(page).getByLabel('Quantity').fill('3');
    await press(page, 'Add Transaction');
    await expect(dialog(page)).toBeHidden();
    await page.goto(`${origin}/jobs?id=${job.id}`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeVisible();
    await expect(strip(page)).toContainText('5 waiting');
    // A browser saves its cookies to disk only every half minute, so the test carries them over.
    const cookies = await context.cookies();
    await kill();

    ({ page, context, kill } = await phone.open());
    await context.addCookies(cookies);
    await page.goto(`${origin}/dashboard`);
    await expect(page.getByRole('article', { name: 'Next job' })).toContainText('Boiler service');
    await expect(strip(page)).toContainText('Offline · 5 waiting');
    await expect(page.getByText('+1 waiting')).not.toHaveCount(0);
    for (const [place, text] of [
      ['clients', 'Cellar & Sons'],
      ['jobs', 'Pump out'],
      ['invoices', '£77.00'],
    ] as const) {
      await page.goto(`${origin}/${place}`);
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    }

    await expect(strip(page)).toContainText('5 waiting');
    const second = await host.start();
    await allSent(page);
    const back = await apiFor(second.services, email, 'Robin Example');
    const named = (await back.call(routes.clients.list, {})).filter(({ name }) => name === 'Cellar & Sons');
    expect(named).toHaveLength(1);
    const made = named[0]?.id;
    const jobs = await back.call(routes.jobs.list, {});
    expect(jobs.map(({ title, clientId, status }) => ({ title, clientId, status }))).toEqual([
      { title: 'Pump out', clientId: made, status: 'pending' },
      { title: 'Boiler service', clientId, status: 'in_progress' },
    ]);
    expect(await back.call(routes.invoices.list, {})).toMatchObject([{ amount: 77, clientId: made }]);
    expect(await back.call(routes.inventory.get, { params: { id: item.id } })).toMatchObject({
      quantity: 23,
    });
  } finally {
    await phone.end();
    await host.end();
  }
});
