import { expect } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { follow } from './fixtures/screens.ts';
import { test } from './fixtures/test.ts';

const pages = [
  ...(['month', 'week'] as const).map((view) => `/calendar?view=${view}`),
  ...['/dashboard', '/clients', '/jobs', '/quotes', '/invoices', '/inventory', '/prices', '/receipts'],
  ...['/sites', '/certificates', '/dues'],
  ...['/time', '/employees', '/payments', '/books', '/tax', '/settings', '/subscription', '/import'],
];

test('leaves, rotates, narrows and prints every page', { tag: '@desktop' }, async ({
  signedIn: page,
  api,
}) => {
  // Newer browsers return a Promise from `scrollTo`, which used to return nothing; the one that runs this may be older.
  await page.addInitScript(() => {
    for (const name of ['scrollTo', 'scrollBy', 'scrollIntoView'] as const) {
      const scroll = Element.prototype[name] as (...given: unknown[]) => void;
      Object.assign(Element.prototype, {
        [name](this: Element, ...given: unknown[]) {
          return Promise.resolve(scroll.apply(this, given));
        },
      });
    }
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  const client = await api.call(routes.clients.create, { body: { name: 'Harbour Café' } });
  await api.call(routes.jobs.create, {
    body: {
      clientId: client.id,
      title: 'Boiler service',
      scheduledDate: addDays(today(), 1),
      startTime: '09:00',
    },
  });
  const isWhole = () => expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();

  await page.goto('/dashboard');
  await isWhole();
  for (const address of pages) {
    await follow(page, address);
    await isWhole();
    for (const size of [
      { width: 800, height: 1280 },
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size);
      await isWhole();
    }
    await page.emulateMedia({ media: 'print' });
    await isWhole();
    await page.emulateMedia({ media: 'screen' });
    await follow(page, '/clients');
    await expect(page.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible();
    await follow(page, address);
    await isWhole();
    expect(errors).toEqual([]);
  }
});
