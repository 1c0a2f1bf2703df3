import { expect, type Page } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { allSent, stocked, strip, test } from './fixtures/cellar.ts';
import { more } from './fixtures/more.ts';
import { says } from './fixtures/said.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const tag = '@one-size';

const typeClient = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Add Client' }).first().click();
  await dialog(page).getByLabel('Name').fill(name);
};
const saveClient = (page: Page) => dialog(page).getByRole('button', { name: 'Create Client' }).click();
const ready = async (page: Page, path = '/clients') => {
  await page.goto(path);
  await stocked(page);
};
const pick = async (page: Page, label: string, name: string) => {
  await dialog(page).getByLabel(label).fill(name);
  await page.getByRole('option', { name }).first().click();
};

test('keeps a client, a job and an invoice made without a connection, and sends each once', {
  tag,
}, async ({ signedIn: page, api, line }) => {
  await ready(page);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Jobs' }).click();
  await expect(page.getByText('No jobs found')).toBeVisible();
  await bar.getByRole('link', { name: 'Invoices' }).click();
  await expect(page.getByText('No invoices found')).toBeVisible();
  await bar.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Clients' }).click();
  await typeClient(page, 'Mrs Example');
  await line.cut();
  await saveClient(page);
  await says(page, 'Kept on this phone');
  await expect(dialog(page)).toBeHidden();
  await expect(strip(page)).toContainText('No signal · 1 waiting');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Mrs Example' }).click();
  await expect(page.getByRole('heading', { name: 'Mrs Example' })).toBeVisible();
  await page.getByRole('link', { name: 'Create Job' }).first().click();
  await expect(dialog(page).getByLabel('Client')).toHaveValue('Mrs Example');
  await dialog(page).getByLabel('Title').fill('Mend the tap');
  await dialog(page).getByRole('button', { name: 'Create Job' }).click();
  await expect(strip(page)).toContainText('2 waiting');
  await page.getByRole('link', { name: 'Invoices' }).click();
  await page.getByRole('button', { name: 'Create Invoice' }).first().click();
  await pick(page, 'Client', 'Mrs Example');
  await dialog(page).getByLabel('Amount').fill('80');
  await dialog(page).getByRole('button', { name: 'Create Invoice' }).click();
  await expect(strip(page)).toContainText('3 waiting');
  await expect(page.getByRole('heading', { name: '£80.00' })).toBeVisible();
  await page.reload();
  await expect(strip(page)).toContainText('No signal · 3 waiting');
  await expect(page.getByRole('heading', { name: '£80.00' })).toBeVisible();
  await line.mend();
  await allSent(page);
  expect(line.changes.map(({ call }) => call).toSorted()).toEqual([
    'POST /api/clients',
    'POST /api/invoices',
    'POST /api/jobs',
  ]);
  const [client] = await api.call(routes.clients.list, {});
  expect(client?.name).toBe('Mrs Example');
  expect(await api.call(routes.jobs.list, {})).toMatchObject([
    { title: 'Mend the tap', clientId: client?.id },
  ]);
  expect(await api.call(routes.invoices.list, {})).toMatchObject([{ amount: 80, clientId: client?.id }]);
  await expect(page.getByText('Waiting')).toBeHidden();
});

test('makes an invoice and its client where no list was ever on this device', { tag }, async ({
  signedIn: page,
  api,
  line,
}) => {
  await ready(page, '/dashboard');
  await line.cut();
  await page.goto('/invoices?new=1');
  await dialog(page).getByLabel('Client').fill('Mrs New');
  await page.getByRole('option', { name: 'Add “Mrs New” as a client' }).click();
  await dialog(page).getByLabel('Amount').fill('75');
  await dialog(page).getByRole('button', { name: 'Create Invoice' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(strip(page)).toContainText('No signal · 2 waiting');
  await line.mend();
  await allSent(page);
  const [client] = await api.call(routes.clients.list, {});
  expect(client?.name).toBe('Mrs New');
  expect(await api.call(routes.invoices.list, {})).toMatchObject([{ amount: 75, clientId: client?.id }]);
});

test('makes nothing twice when only the answer was lost, nor when the tab is killed', { tag }, async ({
  signedIn: first,
  context,
  api,
  line,
}) => {
  await ready(first);
  line.loseAnswers(true);
  await typeClient(first, 'Lost Answer');
  await saveClient(first);
  await says(first, 'Kept on this phone');
  await expect(strip(first)).toBeVisible();
  // Begun, and the tab is gone before it ends.
  line.slow(20_000);
  await typeClient(first, 'Killed Tab');
  await saveClient(first);
  await expect.poll(() => new Set(line.changes.map(({ key }) => key)).size).toBe(2);
  await first.close();
  line.slow(0);
  line.loseAnswers(false);
  const page = await context.newPage();
  await page.goto('/clients');
  await expect
    .poll(async () => (await api.call(routes.clients.list, {})).map(({ name }) => name).toSorted(), {
      timeout: 30_000,
    })
    .toEqual(['Killed Tab', 'Lost Answer']);
  await allSent(page);
  const keys = new Set(line.changes.map(({ key }) => key));
  expect(keys.size).toBe(2);
  expect(line.changes.length).toBeGreaterThan(2);
});

test('sends from one tab of two, each change once', { tag }, async ({
  signedIn: page,
  context,
  api,
  line,
}) => {
  await ready(page);
  const other = await context.newPage();
  await ready(other);
  await expect(other.getByText('No clients found')).toBeVisible();
  await line.cut();
  for (const name of ['One', 'Two', 'Three']) {
    await typeClient(page, name);
    await saveClient(page);
    await expect(dialog(page)).toBeHidden();
  }
  await expect(strip(other)).toContainText('3 waiting');
  await expect(other.getByRole('link', { name: 'Three' })).toBeVisible();
  await line.mend();
  await allSent(page);
  await allSent(other);
  expect(line.changes).toHaveLength(3);
  expect(await api.call(routes.clients.list, {})).toHaveLength(3);
  await expect(other.getByRole('link', { name: 'Three' })).toBeVisible();
});

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
