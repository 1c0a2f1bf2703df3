import { expect, type Page } from '@playwright/test';
import { apiFor } from '../local/testing/api-client.ts';
import { routes } from '../shared/routes.ts';
import { outboxIsHere } from './fixtures/cellar.ts';
import { isKept, isStocked } from './fixtures/device.ts';
import { lineTo } from './fixtures/line.ts';
import { saveClient, typeClient } from './fixtures/offline-client.ts';
import { services, test } from './fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name = '' }) => name));

test('signs out only with a connection, after what waits was sent', {
  tag: '@one-size',
}, async ({ signedIn: page, person }) => {
  const line = await lineTo(services().app);
  try {
    await page.goto(`${line.origin}/clients`);
    await outboxIsHere(page);
    await isStocked(page);
    await isKept(page);
    await page.getByRole('button', { name: 'More' }).click();
    const logout = page.getByRole('link', { name: 'Logout' });
    await expect(logout).toBeVisible();
    const kept = await databases(page);
    expect(kept).not.toEqual([]);
    await line.cut();
    await logout.click();
    await expect(page.getByText('You need to be online to sign out. You’re still signed in.')).toBeVisible();
    expect(await databases(page)).toEqual(kept);
    await page.goto(`${line.origin}/clients`);
    await outboxIsHere(page);
    for (const name of ['Mrs One', 'Mrs Two']) {
      await typeClient(page, name);
      await saveClient(page);
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await page.reload();
    await page.getByRole('button', { name: 'More' }).click();
    await logout.click();
    const question = page.getByRole('alertdialog', { name: '2 changes are not sent' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('2 changes are still not sent. You’re still signed in.')).toBeVisible();
    await logout.click();
    await line.mend();
    await question.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
    await page.goto(`${line.origin}/favicon.svg`);
    expect(await databases(page)).toEqual([]);
    const api = await apiFor(services(), person.email, person.name);
    expect((await api.call(routes.clients.list, {})).map(({ name }) => name)).toEqual(['Mrs Two', 'Mrs One']);
  } finally {
    await line.cut();
  }
});
