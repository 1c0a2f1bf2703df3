import { expect } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { allSent, strip, test } from './fixtures/cellar.ts';
import { more } from './fixtures/more.ts';
import { dialog, pick, ready, saveClient, typeClient } from './fixtures/offline-client.ts';
import { says } from './fixtures/said.ts';

const tag = '@one-size';

test('lays a change beside another of the same record, and asks where both changed the same', {
  tag,
}, async ({ signedIn: page, api, line }) => {
  const hardy = await api.call(routes.clients.create, { body: { name: 'Hardy', phone: '01632 960003' } });
  const eliot = await api.call(routes.clients.create, { body: { name: 'Eliot', phone: '01632 960001' } });
  await ready(page);
  const change = async (name: string, field: string, value: string) => {
    await page.goto('/clients');
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
    await dialog(page).getByLabel(field).fill(value);
    await line.cut();
    await dialog(page).getByRole('button', { name: 'Update Client' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(strip(page)).toBeVisible();
  };
  await change('Hardy', 'Email', 'hardy@example.com');
  await api.call(routes.clients.update, {
    params: { id: hardy.id },
    body: { name: 'Hardy', phone: '01632 960004' },
  });
  await line.mend();
  await says(page, 'Both changes are kept');
  await allSent(page);
  expect(await api.call(routes.clients.get, { params: { id: hardy.id } })).toMatchObject({
    phone: '01632 960004',
    email: 'hardy@example.com',
  });

  await change('Eliot', 'Phone', '01632 960009');
  await api.call(routes.clients.update, {
    params: { id: eliot.id },
    body: { name: 'Eliot', phone: '01632 960005' },
  });
  await line.mend();
  await expect(strip(page)).toContainText('1 needs you');
  await strip(page).getByRole('link', { name: 'Show' }).click();
  const choice = dialog(page).getByRole('group', { name: 'Phone' });
  await expect(choice.getByText('01632 960009')).toBeVisible();
  await expect(choice.getByText('01632 960005')).toBeVisible();
  await expectAccessible(page);
  await choice.getByText('Mine').click();
  await dialog(page).getByRole('button', { name: 'Keep this one' }).click();
  await expect(dialog(page).getByText('Everything has been sent.')).toBeVisible();
  expect((await api.call(routes.clients.get, { params: { id: eliot.id } })).phone).toBe('01632 960009');
});

test('holds what hangs on a refused change, and sends it when that is mended in its form', { tag }, async ({
  signedIn: page,
  api,
  line,
}) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Mrs Example' } });
  await ready(page, '/invoices?new=1');
  await pick(page, 'Client', 'Mrs Example');
  await dialog(page).getByLabel('Amount').fill('80');
  await dialog(page).getByLabel('Invoice Number').fill('TAKEN-1');
  await line.cut();
  await dialog(page).getByRole('button', { name: 'Create Invoice' }).click();
  await expect(strip(page)).toContainText('1 waiting');
  await more(page, 'Record payment');
  await dialog(page).getByRole('button', { name: 'Record payment' }).click();
  await expect(strip(page)).toContainText('2 waiting');
  const dueDate = addDays(today(), 30);
  await api.call(routes.invoices.create, {
    body: { clientId, amount: 1, invoiceNumber: 'TAKEN-1', dueDate },
  });
  await line.mend();
  await expect(strip(page)).toContainText('1 needs you · 1 waiting');
  await strip(page).getByRole('link', { name: 'Show' }).click();
  await expect(dialog(page).getByText('Invoice number TAKEN-1 is taken')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Open TAKEN-1' }).click();
  await expect(dialog(page).getByLabel('Invoice Number')).toHaveValue(/INV-/);
  await expect(dialog(page).getByLabel('Amount')).toHaveValue('80.00');
  await dialog(page).getByRole('button', { name: 'Create Invoice' }).click();
  await expect(dialog(page)).toBeHidden();
  await allSent(page);
  const made = (await api.call(routes.invoices.list, {})).find(({ amount }) => amount === 80);
  expect(made).toMatchObject({ status: 'paid', paid: 80 });
});

test('waits for somebody to sign in, and stays readable', { tag }, async ({
  signedIn: page,
  context,
  person,
  api,
  line,
}) => {
  await ready(page);
  await typeClient(page, 'Kept');
  await line.cut();
  await saveClient(page);
  await expect(strip(page)).toBeVisible();
  await context.clearCookies();
  await line.mend();
  const signIn = page.getByRole('link', { name: 'Sign in to send 1 change' });
  await expect(signIn).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole('link', { name: 'Kept' })).toBeVisible();
  await signIn.click();
  await page.waitForURL(/sign-in/);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/clients');
  // The sign-in leads back to the app itself, which here has another address than the line.
  await page.goto('/clients');
  await expect
    .poll(async () => (await api.call(routes.clients.list, {})).length, { timeout: 30_000 })
    .toBe(1);
});

test('asks somebody about what an older build wrote and no route takes, and drops none of it', {
  tag,
}, async ({ signedIn: page, api, line }) => {
  await ready(page);
  await typeClient(page, 'New');
  await line.cut();
  await saveClient(page);
  await expect(strip(page)).toContainText('1 waiting');
  await page.evaluate(async () => {
    const { name = '' } = (await indexedDB.databases()).find(({ name }) => name?.startsWith('fettle-')) ?? {};
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
    });
    const old = { params: {}, needs: [], state: 'waiting', tries: 0, at: Date.now(), build: 'old' };
    const store = database.transaction('outbox', 'readwrite').objectStore('outbox');
    store.add({ ...old, route: 'POST /api/customers', id: 1, key: 'a', body: { title: 'Gone' } });
    store.add({
      ...old,
      route: 'POST /api/clients',
      id: 2,
      key: 'b',
      body: { surname: 'Unfit', title: 'Unfit' },
    });
    await new Promise((resolve) => {
      store.transaction.oncomplete = resolve;
    });
    database.close();
  });
  await line.mend();
  await expect(strip(page)).toContainText('2 need you', { timeout: 40_000 });
  await strip(page).getByRole('link', { name: 'Show' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Gone' })).toBeVisible();
  await dialog(page)
    .getByRole('listitem')
    .filter({ hasText: 'Unfit' })
    .getByRole('button', { name: 'Discard this one' })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard this one' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Unfit' })).toBeHidden();
  expect(await api.call(routes.clients.list, {})).toMatchObject([{ name: 'New' }]);
});

test('makes ids by the server’s clock where the phone’s is a day wrong', { tag }, async ({
  signedIn: page,
  api,
  line,
}) => {
  const before = await api.call(routes.clients.create, { body: { name: 'Before' } });
  await page.addInitScript(() => {
    const ahead = 3 * 24 * 60 * 60 * 1000;
    const now = Date.now;
    Date.now = () => now() + ahead;
  });
  await ready(page);
  await typeClient(page, 'Offline');
  await line.cut();
  await saveClient(page);
  await expect(strip(page)).toBeVisible();
  await line.mend();
  await allSent(page);
  const after = await api.call(routes.clients.create, { body: { name: 'After' } });
  const { id = 0 } = (await api.call(routes.clients.list, {})).find(({ name }) => name === 'Offline') ?? {};
  expect(id).toBeGreaterThan(before.id);
  expect(id).toBeLessThan(after.id);
});
