import { expect } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { slowBack } from './fixtures/slow-back.ts';
import { test } from './fixtures/test.ts';

test('leads back to where a list was left, and starts a new page at its top', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  const names = Array.from({ length: 40 }, (_, n) => `Client ${String(n + 1).padStart(2, '0')}`);
  await Promise.all(names.map((name) => api.call(routes.clients.create, { body: { name } })));
  const scrolled = () => page.evaluate(() => scrollY);
  await page.goto('/clients');
  await page.getByRole('link', { name: 'Client 20' }).scrollIntoViewIfNeeded();
  const left = await scrolled();
  expect(left).toBeGreaterThan(300);
  await page.getByRole('navigation').getByRole('link', { name: 'Jobs' }).click();
  await expect(page.getByText('No jobs found')).toBeVisible();
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Client 20' })).toBeInViewport();
  await expect.poll(scrolled).toBe(left);
});

test('goes Back when what was typed may go, however many steps that is', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  const { id } = await api.call(routes.clients.create, { body: { name: 'Hardy' } });
  await page.goto('/jobs');
  await page.goto('/Clients/');
  await page.getByRole('link', { name: 'Hardy' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit' });
  const question = page.getByRole('alertdialog');
  await form.getByLabel('Name').fill('Hardy & Sons');
  await page.evaluate(() => history.go(-2));
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(new RegExp(`\\?.*${id}`));
  await expect(form.getByLabel('Name')).toHaveValue('Hardy & Sons');
  await page.evaluate(() => history.go(-2));
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/\/Clients\/$/);
  await page.goForward();
  await expect(page.getByRole('region', { name: 'Details' })).toBeVisible();
});

test('goes Back once for an answer that is quicker than the browser', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  await api.call(routes.clients.create, { body: { name: 'Hardy' } });
  const letGo = await slowBack(page);
  await page.goto('/clients');
  await page.getByRole('link', { name: 'Hardy' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit' });
  await form.getByLabel('Name').fill('Hardy & Sons');
  await page.evaluate(() => history.back());
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await letGo();
  await expect(form).toBeHidden();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page).toHaveURL(/\?id=\d+$/);
});

test('a second press before a form is drawn adds no step', { tag: '@one-size' }, async ({
  signedIn: page,
}) => {
  await page.goto('/dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Jobs' }).click();
  await expect(page.getByText('No jobs found')).toBeVisible();
  const steps = () => page.evaluate(() => history.length);
  const before = await steps();
  await page.getByRole('button', { name: 'Add Job', exact: true }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByRole('dialog', { name: 'Add New Job' })).toBeVisible();
  expect(await steps()).toBe(before + 1);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/jobs');
});

test('leads where a link says that was pressed before Back had ended', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  const { id } = await api.call(routes.clients.create, { body: { name: 'Hardy' } });
  const letGo = await slowBack(page);
  await page.goto('/clients');
  await page.getByRole('link', { name: 'Hardy' }).click();
  await expect(page).toHaveURL(`/clients?id=${id}`);
  await page.getByRole('button', { name: 'Back to Clients' }).click();
  await page.getByRole('group', { name: 'Next step' }).getByRole('link', { name: 'Create Job' }).click();
  await letGo();
  await expect(page.getByRole('dialog', { name: 'Add New Job' })).toBeVisible();
  await expect(page).toHaveURL(/\/jobs\?new=1/);
  await page.goBack();
  await expect(page).toHaveURL('/clients');
});

test('goes on where the browser never takes the step back', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  await api.call(routes.clients.create, { body: { name: 'Hardy' } });
  await slowBack(page);
  await page.clock.install();
  await page.goto('/clients');
  await page.getByRole('link', { name: 'Hardy' }).click();
  await page.getByRole('button', { name: 'Back to Clients' }).click();
  await page.getByRole('group', { name: 'Next step' }).getByRole('link', { name: 'Create Job' }).click();
  await page.clock.runFor(10_000);
  await expect(page.getByRole('dialog', { name: 'Add New Job' })).toBeVisible();
});

test('a second press of Close before the first has ended goes back no further', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { id } = await api.call(routes.clients.create, { body: { name: 'Hardy' } });
  await api.call(routes.jobs.create, { body: { title: 'Boiler', clientId: id } });
  const letGo = await slowBack(page);
  await page.goto('/dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Jobs' }).click();
  await page.getByRole('link', { name: 'Boiler' }).click();
  await page.getByRole('button', { name: 'Back to Jobs' }).dblclick();
  await letGo();
  await expect(page.getByRole('region', { name: 'Details' })).toBeHidden();
  await expect(page).toHaveURL('/jobs');
});

test('begins at the top at an address that is opened anew, however far down another was left', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const names = Array.from({ length: 40 }, (_, n) => `Client ${n + 1}`);
  await Promise.all(names.map((name) => api.call(routes.clients.create, { body: { name } })));
  await page.goto('/clients');
  await page.getByRole('link', { name: 'Client 20' }).scrollIntoViewIfNeeded();
  await page.goto('/clients?q=Client');
  await expect(page.getByRole('link', { name: 'Client 1', exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
