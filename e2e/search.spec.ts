import { expect, type Page } from '@playwright/test';
import type { Api } from '../local/testing/api-client.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { noRecords } from './fixtures/no-records.ts';
import { ours } from './fixtures/ours.ts';
import { keep } from './fixtures/receipts.ts';
import { follow } from './fixtures/screens.ts';
import { test } from './fixtures/test.ts';

const { certificates, clients, employees, inventory, invoices, jobs, prices, quotes } = routes;

const fill = async (api: Api) => {
  const client = await api.call(clients.create, {
    body: {
      name: 'Mrs Example',
      phone: '+44 1632 960142',
      email: 'mrs@example.com',
      address: '14 Mill Lane\nExampleton\nEX1 4AB',
    },
  });
  const clientId = client.id;
  const job = await api.call(jobs.create, {
    body: { title: 'New boiler', clientId, location: 'Quay House' },
  });
  const paper = { kind: 'gas_safety', number: 'CP-0077', nextDue: '2030-01-01' } as const;
  await api.call(certificates.create, { params: { id: job.id }, body: paper });
  const line = { kind: 'labour', quantity: 1, unit: 'each', vat: 'o' } as const;
  await api.call(quotes.create, {
    body: { clientId, title: 'Boiler flue', lines: [{ ...line, description: 'Flue', unitPrice: 250 }] },
  });
  const bill = { clientId, invoiceNumber: 'INV-2026-0146', amount: 1720.75, dueDate: '2030-01-01' };
  await api.call(invoices.create, { body: bill });
  await api.call(inventory.create, { body: { name: 'Boiler valve', category: 'parts', quantity: 4 } });
  await api.call(employees.create, { body: { firstName: 'Sam', lastName: 'Boilerman' } });
  await api.call(prices.create, {
    body: { name: 'Power flush', kind: 'labour', unit: 'each', unitPrice: 380, vat: 's' },
  });
  await keep(api, { receiptDate: '2026-11-05', vendor: 'Boiler Spares', amount: 9 });
  return { client, job };
};
const box = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => box(page).getByRole('combobox', { name: 'Search everything' });
const open = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  if ((page.viewportSize()?.width ?? 0) > 1000) {
    // The code that listens for the key also loads the search.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('search-dialog')),
    );
    await page.keyboard.press('/');
  } else await page.getByRole('link', { name: 'Search', exact: true }).click();
  await expect(field(page)).toBeFocused();
};

test('finds everything by whatever one remembers, from a list too, and opens it', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { client, job } = await fill(api);
  await page.goto('/dashboard');
  await open(page);
  // The actions available everywhere, before anything is typed.
  await expect(box(page).getByRole('group', { name: 'Actions' }).getByRole('option').first()).toHaveText(
    'Create Quote',
  );
  await expectAccessible(page);
  await field(page).fill('boiler');
  await expect(box(page).getByRole('group')).toHaveCount(6);
  await expect(box(page).getByRole('option')).toHaveText([
    /New boiler/,
    /Boiler flue/,
    /Gas safety record CP-0077/,
    /Boiler valve/,
    /Sam Boilerman/,
    /Boiler Spares/,
  ]);
  await expect(box(page).locator('mark').first()).toHaveText('boiler');
  // As low as above an on-screen keyboard: the list scrolls.
  const whole = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ ...whole, height: 360 });
  await expectAccessible(page);
  await page.setViewportSize(whole);
  for (const [typed, what] of [
    ['01632 96 01', 'Mrs Example'],
    ['ex14ab', 'Mrs Example'],
    ['mrs@', 'Mrs Example'],
    ['quay', 'New boiler'],
    ['£1,720.75', 'INV-2026-0146'],
    ['146', 'INV-2026-0146'],
    ['flush', 'Power flush'],
    ['gas saf', 'CP-0077'],
    ['77', 'Gas safety record CP-0077'],
  ] as const) {
    await field(page).fill(typed);
    await expect(box(page).getByRole('option').first()).toContainText(what);
  }
  await field(page).fill('sort code');
  await expect(box(page).getByRole('group', { name: 'Settings' }).getByRole('option')).toHaveText([
    'Business details',
  ]);
  await field(page).fill('go calendar');
  await expect(box(page).getByRole('group', { name: 'Go to' }).getByRole('option')).toHaveText(['Calendar']);
  await field(page).fill('new cl');
  await expect(box(page).getByRole('group', { name: 'Actions' }).getByRole('option')).toHaveText([
    'Add New Client',
  ]);
  await field(page).fill('exampel');
  await expect(box(page).getByText('Nothing found for “exampel”. These are close:')).toBeVisible();
  await expect(box(page).getByRole('option').first()).toContainText('Mrs Example');
  await field(page).fill('no such thing');
  await expect(box(page).getByText('Nothing found for “no such thing”')).toBeVisible();
  await expect(
    box(page).getByText(/^Searched 1 client, 1 job, 1 quote, 1 invoice, .* and 1 receipt\.$/),
  ).toBeVisible();

  await field(page).fill('boiler');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/jobs\\?id=${job.id}$`));
  await expect(box(page)).toBeHidden();
  await page.goBack();
  await expect(field(page)).toHaveValue('boiler');
  await field(page).fill('mill lane');
  await box(page)
    .getByRole('option', { name: /Mrs Example/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/clients\\?id=${client.id}$`));
  await expect(box(page)).toBeHidden();
  await open(page);
  const recent = box(page).getByRole('group', { name: 'Recently opened' });
  await expect(recent.getByRole('option')).toHaveText([/Mrs Example/, /New boiler/]);
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/clients\\?id=${client.id}$`));

  await follow(page, '/clients');
  await page.getByRole('searchbox').fill('01632 960142');
  await expect(page.getByRole('list', { name: 'Clients' }).getByRole('listitem')).toHaveCount(1);
  const elsewhere = page.getByRole('region', { name: 'Other pages' });
  await expect(elsewhere).toBeHidden();
  await page.getByRole('searchbox').fill('boiler');
  await expect(elsewhere.getByRole('link')).toHaveCount(6);
  await expectAccessible(page);
  await elsewhere.getByRole('link', { name: /New boiler/ }).click();
  await expect(page).toHaveURL(new RegExp(`/jobs\\?id=${job.id}$`));
});

test('searches ten thousand records as you type, and says which lists didn’t come', {
  tag: '@desktop',
}, async ({ signedIn: page, api }) => {
  const { client } = await fill(api);
  await noRecords(page);
  await page.route('**/api/quotes?*', (route) => route.fulfill({ status: 500, headers: ours, json: {} }));
  await page.route('**/api/quotes', (route) => route.fulfill({ status: 500, headers: ours, json: {} }));
  await page.goto('/dashboard');
  await open(page);
  await field(page).fill('boiler');
  await expect(box(page).getByRole('alert')).toContainText('Some records couldn’t be loaded');
  await expect(box(page).getByRole('option')).toHaveCount(5);
  await expectAccessible(page);
  await page.unroute('**/api/quotes?*');
  await page.unroute('**/api/quotes');
  await box(page).getByRole('button', { name: 'Try again' }).click();
  await expect(box(page).getByRole('option')).toHaveCount(6);
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();

  const [row] = await api.call(clients.list, {});
  const all = Array.from({ length: 10_000 }, (_, n) => ({
    ...row,
    id: client.id - n,
    name: `Client ${n} Example`,
    phone: `01632 ${String(900_000 + n).slice(0, 3)} ${String(900_000 + n).slice(3)}`,
    address: `${n} Mill Lane\nExampleton\nEX${n % 90} ${n % 10}AB`,
  }));
  await page.route(/\/api\/clients(\?|$)/, (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    const headers = {
      ...ours,
      ...(from < 9_800 && { Link: `</api/clients?cursor=${from + 200}>; rel="next"` }),
    };
    return route.fulfill({ json: all.slice(from, from + 200), headers });
  });
  await page.goto('/calendar');
  await open(page);
  await field(page).fill('zzzz');
  await expect(box(page).getByText(/10,000 clients/)).toContainText('Searched');
  await field(page).fill('');
  for (const typed of ['9', '99', '990', '9909', '01632909']) await field(page).fill(typed);
  await expect(box(page).getByRole('option', { name: /Show all/ })).toContainText('1,000 clients');
});
