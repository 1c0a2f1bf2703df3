import { expect } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { test } from './fixtures/test.ts';

test('a new account sees an example, throws it away, and is told what invoices still lack', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const changes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/')) changes.push(request.url());
  });
  await page.goto('/');
  const offer = page.getByRole('button', { name: /^See an example first/ });
  await offer.click();
  const sheet = page.getByRole('dialog', { name: 'An example job' });
  await expect(sheet.getByText('£179.00').first()).toBeVisible();
  await expectAccessible(page);
  for (const name of ['They accept online', 'You do the job', 'You send the invoice', 'You’re paid']) {
    await sheet.getByRole('button', { name: 'Next' }).click();
    await expect(sheet.getByRole('heading', { name })).toBeVisible();
  }
  await sheet.getByRole('button', { name: 'Throw away' }).click();
  await expect(sheet).toBeHidden();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  await expect(offer).toBeHidden();
  expect(changes).toEqual([]);
  expect(await api.call(routes.dashboard.stats, {})).toMatchObject({ totalClients: 0, records: 0 });

  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Harbour Café' } });
  await api.call(routes.jobs.create, { body: { title: 'Boiler service', clientId } });
  await page.reload();
  const left = page.getByRole('link', { name: /^Add your details/ });
  await expect(left).toContainText('Your invoices still need your address and your bank details.');
  await api.call(routes.settings.updateBusiness, {
    body: { address: '1 High St', sortCode: '00-00-00', accountNumber: '12345678' },
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Quick Actions' })).toBeVisible();
  await expect(left).toBeHidden();
});
