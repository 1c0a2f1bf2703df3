import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { apiFor } from '../local/testing/api-client.ts';
import { routes } from '../shared/routes.ts';
import { addLine } from './fixtures/add-line.ts';
import { changedElsewhere, said, says } from './fixtures/said.ts';
import { services, test } from './fixtures/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const kept = (page: Page) => dialog(page).getByText('what you typed before is here again');

const signIn = async (page: Page, email: string) => {
  await page.waitForURL(/sign-in/);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

test('keeps what was typed when the session ends, and leads back to it', {
  tag: '@one-size',
}, async ({ signedIn: page, context, person, api }) => {
  await page.goto('/clients?new=1');
  await dialog(page).getByLabel('Name').fill('Hardy');
  await dialog(page).getByLabel('Phone').fill('01632 960003');
  await expect(dialog(page).getByText('Draft saved')).toBeVisible();
  await context.clearCookies();
  await dialog(page).getByRole('button', { name: 'Create Client' }).click();
  await says(page, 'Unauthorized');
  await signIn(page, person.email);
  await expect(page).toHaveURL(/\/clients\?new=1$/);
  await expect(kept(page)).toBeVisible();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Hardy');
  await dialog(page).getByLabel('Address').fill('3 Mill Lane');
  await dialog(page).getByRole('button', { name: 'Create Client' }).click();
  await said(page, 'client created');
  await expect(dialog(page)).toBeHidden();
  const [hardy, ...others] = await api.call(routes.clients.list, {});
  expect(hardy).toMatchObject({ name: 'Hardy', phone: '01632 960003', address: '3 Mill Lane' });
  expect(others).toEqual([]);
  await page.goto('/clients?new=1');
  await expect(dialog(page).getByLabel('Name')).toHaveValue('');
  await expect(dialog(page).getByText('Draft saved')).toBeHidden();

  await context.clearCookies();
  await page.goto(`/clients?id=${hardy?.id}`);
  await page.getByRole('link', { name: 'Sign In' }).click();
  await signIn(page, person.email);
  await expect(page).toHaveURL(new RegExp(`/clients\\?id=${hardy?.id}$`));
  await expect(page.getByRole('heading', { name: 'Hardy' })).toBeVisible();

  // If the browser stores nothing, saving still works.
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/clients?new=1');
  await dialog(page).getByLabel('Name').fill('G. Eliot');
  await expect(dialog(page).getByText('Draft saved')).toBeHidden();
  await dialog(page).getByRole('button', { name: 'Create Client' }).click();
  await said(page, 'client created');
});

test('keeps a draft of a closed tab until it is thrown away, and shows it to nobody else', {
  tag: '@one-size',
}, async ({ signedIn: first, context, api }) => {
  const { id } = await api.call(routes.clients.create, { body: { name: 'Hardy', phone: '01632 960003' } });
  await first.goto(`/clients?edit=${id}`);
  await dialog(first).getByLabel('Phone').fill('01632 960004');
  await expect(dialog(first).getByText('Draft saved')).toBeVisible();
  await first.close();
  const page = await context.newPage();
  await page.goto(`/clients?edit=${id}`);
  await expect(kept(page)).toBeVisible();
  await expect(dialog(page).getByLabel('Phone')).toHaveValue('01632 960004');
  await dialog(page).getByRole('button', { name: 'Discard draft' }).click();
  await expect(dialog(page).getByLabel('Phone')).toHaveValue('01632 960003');
  await expect(kept(page)).toBeHidden();

  await dialog(page).getByLabel('Phone').fill('01632 960004');
  await expect(dialog(page).getByText('Draft saved')).toBeVisible();
  await api.call(routes.clients.update, { params: { id }, body: { name: 'Hardy', phone: '01632 960009' } });
  await page.reload();
  await expect(kept(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Update Client' }).click();
  await said(page, 'client not updated', `: ${changedElsewhere}`);
  await expect(dialog(page).getByRole('row', { name: 'Phone 01632 960004 01632 960009' })).toBeVisible();

  await page.goto('/clients?new=1');
  await dialog(page).getByLabel('Name').fill('Nobody else’s');
  await expect(dialog(page).getByText('Draft saved')).toBeVisible();
  const email = `${randomUUID().slice(0, 13)}@example.com`;
  await (await apiFor(services(), email, 'Sam Example')).call(routes.subscription.startTrial, {});
  await context.clearCookies();
  await page.goto('/api/login?to=/clients');
  await signIn(page, email);
  await expect(page).toHaveURL(/\/clients$/);
  await page.goto('/clients?new=1');
  await expect(dialog(page).getByLabel('Name')).toHaveValue('');
});

test('keeps drafts of quotes and business details until they are saved', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { id } = await api.call(routes.clients.create, { body: { name: 'Hardy' } });
  await page.goto(`/quotes?new=1&client=${id}`);
  await dialog(page).getByLabel('Title').fill('Outside tap');
  await addLine(page, 'Tap with check valve', '60');
  await expect(dialog(page).getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Outside tap');
  await expect(dialog(page).getByText('Tap with check valve')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Discard draft' }).click();
  await expect(dialog(page).getByLabel('Title')).toHaveValue('');

  await page.goto('/settings#business');
  await page.getByLabel('Trading Name').fill('Exampleton Plumbing');
  await page.reload();
  await expect(page.getByLabel('Trading Name')).toHaveValue('Exampleton Plumbing');
  const account = '**/api/auth/user';
  await page.route(account, () => new Promise(() => {}));
  await page.getByRole('button', { name: 'Save Business Details' }).click();
  await says(page, 'Business details updated successfully');
  const other = await page.context().newPage();
  await other.goto('/settings#business');
  await expect(other.getByLabel('Trading Name')).toHaveValue('Exampleton Plumbing');
  await expect(other.getByText('what you typed before is here again')).toBeHidden();
});
