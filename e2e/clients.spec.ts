import { expect, type Page } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { ours } from './fixtures/ours.ts';
import { said } from './fixtures/said.ts';
import { test } from './fixtures/test.ts';

const card = (page: Page, name: string) => page.getByRole('list', { name: 'Clients' }).getByText(name);
const dialog = (page: Page) => page.getByRole('dialog');
const anyClient = /\/api\/clients(\/\d+)?$/;
const failing = (page: Page, method: 'POST' | 'PUT') =>
  page.route(anyClient, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 405, headers: ours, json: { message: 'Oh' } })
      : route.fallback(),
  );
/** A phone's rows have no room for Edit and Delete, so open the client first. */
const openOnPhone = async (page: Page, name: string) => {
  if ((page.viewportSize()?.width ?? 0) < 1024) await card(page, name).click();
};

test('adds, changes and deletes a client, and says what went wrong', async ({ signedIn: page }) => {
  await page.goto('/clients');
  await expect(page.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible();
  await expect(page.getByText('Manage your client relationships')).toBeVisible();
  await expect(page.getByText('No clients found')).toBeVisible();
  await expect(page.getByText('Get started by adding your first client')).toBeVisible();

  await page.getByRole('button', { name: 'Add Client' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Add New Client' })).toBeVisible();
  await dialog(page).getByLabel('Email').fill('not an address');
  await dialog(page).getByRole('button', { name: 'Create Client' }).click();
  await expect(dialog(page).getByText('Enter a name')).toBeVisible();
  await expect(dialog(page).getByText('Enter an email address like name@example.com')).toBeVisible();
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await expectAccessible(page);
  await dialog(page).getByLabel('Name').fill('Mill Lane Practice');
  await dialog(page).getByLabel('Email').fill('desk@example.com');
  await dialog(page).getByLabel('Phone').fill('01632 960001');
  await dialog(page).getByLabel('Address').fill('1 Mill Lane\nExampleton');
  await failing(page, 'POST');
  // The keyboard's Enter key says "next" there, so it moves on without saving.
  await dialog(page).getByLabel('Phone').press('Enter');
  await expect(dialog(page).getByLabel('Address')).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Create Client' }).click();
  await said(page, 'client not created');
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Mill Lane Practice');
  await page.unroute(anyClient);
  // The keyboard's Enter key says "next" there, so it moves on without saving.
  await dialog(page).getByLabel('Phone').press('Enter');
  await expect(dialog(page).getByLabel('Address')).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Create Client' }).click();
  await said(page, 'client created');
  await expect(dialog(page)).toBeHidden();
  await expect(card(page, 'Mill Lane Practice')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call Mill Lane Practice' })).toHaveAttribute(
    'href',
    'tel:01632960001',
  );

  await openOnPhone(page, 'Mill Lane Practice');
  await page.getByRole('button', { name: /^Edit/ }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Edit Client' })).toBeVisible();
  await dialog(page).getByLabel('Name').fill('Mill Lane Surgery');
  await failing(page, 'PUT');
  await dialog(page).getByRole('button', { name: 'Update Client' }).click();
  await said(page, 'client not updated');
  // The toast covers no button.
  for (const name of ['Close', 'Cancel', 'Update Client'])
    await dialog(page).getByRole('button', { name }).click({ trial: true });
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Mill Lane Surgery');
  await page.unroute(anyClient);
  await dialog(page).getByRole('button', { name: 'Update Client' }).click();
  await said(page, 'client updated');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: 'Delete Mill Lane Surgery' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('Are you sure you want to delete Mill Lane Surgery?')).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await said(page, 'client deleted');
  await expect(page.getByText('No clients found')).toBeVisible();
});

test('opens a client with contact, jobs and invoices, and Back leads to the list', async ({
  signedIn: page,
  api,
}) => {
  const client = await api.call(routes.clients.create, {
    body: { name: 'Mrs A. Byron', email: 'byron@example.com', phone: '01632 960002', address: '1 High St' },
  });
  const job = await api.call(routes.jobs.create, { body: { title: 'Boiler service', clientId: client.id } });
  await api.call(routes.invoices.create, {
    body: {
      invoiceNumber: 'INV-1',
      clientId: client.id,
      jobId: job.id,
      amount: 350.75,
      dueDate: '2020-01-31',
    },
  });
  await page.goto('/clients');
  await page.getByRole('link', { name: 'Mrs A. Byron', exact: true }).click();
  const detail = page.getByRole('region', { name: 'Details' });
  await expect(detail.getByRole('link', { name: '01632 960002' })).toHaveAttribute('href', 'tel:01632960002');
  await expect(detail.getByRole('link', { name: 'byron@example.com' })).toHaveAttribute(
    'href',
    'mailto:byron@example.com',
  );
  await expect(detail.getByRole('link', { name: /Boiler service/ })).toBeVisible();
  await expect(detail.getByRole('link', { name: /INV-1.*Overdue/ })).toBeVisible();
  await expect(detail.getByText('£350.75 outstanding')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(detail).toBeHidden();
  await expect(card(page, 'Mrs A. Byron')).toBeVisible();
  await page.goForward();
  await detail.getByRole('link', { name: /Boiler service/ }).click();
  await expect(page).toHaveURL(`/jobs?id=${job.id}`);

  await page.goto('/clients?id=1');
  await expect(page.getByText('Client not found')).toBeVisible();
});

test('renames a client on their jobs, finds clients, and keeps one that has jobs', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const client = await api.call(routes.clients.create, {
    body: { name: 'Hardy', email: 'office@example.com' },
  });
  await api.call(routes.jobs.create, { body: { title: 'First fix', clientId: client.id } });
  // A name that cannot wrap.
  await api.call(routes.clients.create, { body: { name: 'W'.repeat(200), email: 'long@example.com' } });
  await page.goto('/jobs');
  const job = page.getByRole('link', { name: /First fix/ });
  await expect(job).toContainText('Hardy');
  await job.click();
  const detail = page.getByRole('region', { name: 'Details' });
  await detail.getByRole('link', { name: 'Hardy' }).click();
  await detail.getByRole('button', { name: 'Edit' }).click();
  await dialog(page).getByLabel('Name').fill('Hardy & Sons');
  await dialog(page).getByRole('button', { name: 'Update Client' }).click();
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await page.goBack();
  await expect(job).toContainText('Hardy & Sons');

  await page.goto('/clients');
  await page.getByRole('searchbox', { name: 'Search clients' }).fill('OFFICE@');
  await expect(card(page, 'Hardy & Sons')).toBeVisible();
  await expect(card(page, 'WWW')).toBeHidden();
  await expect(page).toHaveURL(/q=OFFICE/);
  await page.getByRole('searchbox').fill('nobody');
  await expect(page.getByText('No clients found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search')).toBeVisible();
  await page.getByRole('searchbox').fill('');

  const question = page.getByRole('alertdialog');
  await openOnPhone(page, 'Hardy & Sons');
  await page.getByRole('button', { name: 'Delete Hardy & Sons' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await said(page, 'client not deleted', ': it has 1 job');
  await expect(card(page, 'Hardy & Sons')).toBeVisible();
  await openOnPhone(page, 'WWW');
  await page.getByRole('button', { name: /^Delete W/ }).click();
  await expect(question.getByRole('button', { name: 'Delete' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});
