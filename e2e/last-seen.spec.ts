import { expect, type Page } from '@playwright/test';
import { today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { hold } from './fixtures/hold.ts';
import { test } from './fixtures/test.ts';

/** What each place looked like when it was last seen: a phone keeps it, so these are tests of one size. */

const picture = (page: Page) => page.locator('[data-last-seen]');
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('seen:')));
const next = (page: Page) => page.getByRole('article', { name: 'Next job' });

test('starts with what was last seen, then draws what is so now, and forgets it of somebody else and of a session that ended', {
  tag: '@one-size',
}, async ({ signedIn: page, context, api }) => {
  const client = await api.call(routes.clients.create, { body: { name: 'Mrs Example' } });
  const body = { title: 'Boiler service', clientId: client.id, scheduledDate: today() };
  const { id } = await api.call(routes.jobs.create, { body });
  await page.goto('/dashboard');
  await expect.poll(() => kept(page)).toContain('seen:/dashboard');
  await api.call(routes.jobs.changeStatus, { params: { id }, body: { status: 'in_progress' } });
  const letGo = await hold(page, '**/api/**');
  // Without a session that lies here the app waits for the server, and the picture stands for as long.
  await page.evaluate(() => localStorage.removeItem('session'));
  await page.reload({ waitUntil: 'commit' });
  await expect(picture(page)).toContainText('Boiler service');
  await expect(picture(page)).toContainText('Start');
  // A picture of a button must not be offered as one.
  await expect(page.getByRole('button', { name: 'Start' })).toHaveCount(0);
  letGo();
  await expect(next(page).getByRole('button', { name: 'Complete' })).toBeVisible();
  await expect(picture(page)).toHaveCount(0);

  await page.evaluate(() => {
    const seen = JSON.parse(localStorage.getItem('seen:/dashboard') ?? '{}');
    localStorage.setItem('seen:/jobs', JSON.stringify({ ...seen, userId: 'somebody else' }));
  });
  await page.goto('/clients');
  await expect(page.getByRole('link', { name: 'Mrs Example' }).first()).toBeVisible();
  await expect.poll(() => kept(page)).not.toContain('seen:/jobs');
  await expect.poll(() => kept(page)).toContain('seen:/clients');
  await context.clearCookies();
  await page.goto('/clients');
  await expect(page.getByText('404')).toBeVisible();
  await expect.poll(() => kept(page)).toEqual([]);
});
