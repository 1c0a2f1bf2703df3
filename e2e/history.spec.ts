import { expect } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { slowBack } from './fixtures/slow-back.ts';
import { test } from './fixtures/test.ts';

test('Back leads to where a list was left, and new pages begin at the top', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const names = Array.from({ length: 40 }, (_, n) => `Client ${String(n + 1).padStart(2, '0')}`);
  await api.call(routes.clients.import, { body: { rows: names.map((name) => ({ name })) } });
  const scrolled = () => page.evaluate(() => scrollY);
  await page.goto('/clients');
  await page.getByRole('link', { name: 'Client 20' }).scrollIntoViewIfNeeded();
  const left = await scrolled();
  expect(left).toBeGreaterThan(300);
  await page.getByRole('navigation').getByRole('link', { name: 'Jobs' }).click();
  await expect(page.getByText('No jobs found')).toBeVisible();
  await expect.poll(scrolled).toBe(0);

  // A second press before the form has rendered adds no history entry.
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
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Client 20' })).toBeInViewport();
  await expect.poll(scrolled).toBe(left);

  await page.getByRole('link', { name: 'Client 20' }).scrollIntoViewIfNeeded();
  await page.goto('/clients?q=Client');
  await expect(page.getByRole('link', { name: 'Client 01' })).toBeVisible();
  await expect.poll(scrolled).toBe(0);
});

test('Back leads to where Home was left, also to what is rendered after its top', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const rows = Array.from({ length: 20 }, (_, n) => ({ name: `Client ${n + 1}` }));
  for (const body of rows) await api.call(routes.clients.create, { body });
  const last = page.getByRole('heading', { name: 'Recent Activity' });
  await page.goto('/dashboard');
  await last.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    return scrollY;
  });
  expect(left).toBeGreaterThan(200);
  await page.getByRole('navigation').getByRole('link', { name: 'Jobs' }).click();
  await expect(page.getByText('No jobs found')).toBeVisible();
  // In the task in which the page returns, not after what is rendered later.
  const back = await page.evaluate(async () => {
    history.back();
    while (!document.querySelector('h1')?.textContent?.startsWith('Welcome'))
      await new Promise(requestAnimationFrame);
    return scrollY;
  });
  expect(back).toBe(left);
  await expect(last).toBeInViewport();
});

test('goes Back as many steps as were meant, however long the browser takes for one', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { id } = await api.call(routes.clients.create, { body: { name: 'Hardy' } });
  await api.call(routes.jobs.create, { body: { title: 'Boiler', clientId: id } });
  const form = page.getByRole('dialog', { name: 'Edit' });
  const question = page.getByRole('alertdialog');
  const newJob = page.getByRole('dialog', { name: 'Add New Job' });

  await test.step('what was typed may go', async () => {
    await page.goto('/jobs');
    await page.goto('/Clients/');
    await page.getByRole('link', { name: 'Hardy' }).click();
    await page.getByRole('button', { name: 'Edit' }).click();
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

  const letGo = await slowBack(page);
  await test.step('an answer is quicker than the browser', async () => {
    await page.goto('/clients');
    await page.getByRole('link', { name: 'Hardy' }).click();
    await page.getByRole('button', { name: 'Edit' }).click();
    await form.getByLabel('Name').fill('Hardy & Sons');
    await page.evaluate(() => history.back());
    await question.getByRole('button', { name: 'Discard' }).click();
    await letGo();
    await expect(form).toBeHidden();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\?id=\d+$/);
  });

  await test.step('a link is pressed before Back has ended', async () => {
    await page.goto('/clients');
    await page.getByRole('link', { name: 'Hardy' }).click();
    await expect(page).toHaveURL(`/clients?id=${id}`);
    await page.getByRole('button', { name: 'Back to Clients' }).click();
    await page.getByRole('group', { name: 'Next step' }).getByRole('link', { name: 'Create Job' }).click();
    await letGo();
    await expect(newJob).toBeVisible();
    await expect(page).toHaveURL(/\/jobs\?new=1/);
    await page.goBack();
    await expect(page).toHaveURL('/clients');
  });

  await test.step('Close is pressed again before the first has ended', async () => {
    await page.goto('/dashboard');
    await page.getByRole('navigation').getByRole('link', { name: 'Jobs' }).click();
    await page.getByRole('link', { name: 'Boiler' }).click();
    await page.getByRole('button', { name: 'Back to Jobs' }).dblclick();
    await letGo();
    await expect(page.getByRole('region', { name: 'Details' })).toBeHidden();
    await expect(page).toHaveURL('/jobs');
  });

  await test.step('the browser never takes the step', async () => {
    await page.clock.install();
    await page.goto('/clients');
    await page.getByRole('link', { name: 'Hardy' }).click();
    await page.getByRole('button', { name: 'Back to Clients' }).click();
    await page.getByRole('group', { name: 'Next step' }).getByRole('link', { name: 'Create Job' }).click();
    await page.clock.runFor(10_000);
    await expect(newJob).toBeVisible();
  });
});
