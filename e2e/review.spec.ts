import { expect } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { says } from './fixtures/said.ts';
import { test } from './fixtures/test.ts';

test('a review is offered once there is an address and an invoice is paid, and asked for once', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const client = await api.call(routes.clients.create, {
    body: { name: 'Ada Byron', email: 'ada@example.com', phone: '01632 960001' },
  });
  const { id } = await api.call(routes.invoices.create, {
    body: { invoiceNumber: 'INV-1', clientId: client.id, amount: 80, dueDate: '2030-01-31' },
  });
  await page.goto('/settings#clients-mail');
  const part = page.locator('#clients-mail');
  await expect(part.getByRole('switch', { name: /the day before/ })).not.toBeChecked();
  await part.getByLabel('Your review page').fill('reviews.example');
  await part.getByRole('button', { name: 'Save Review Page' }).click();
  await expect(part.getByText('Enter an address like https://')).toBeVisible();
  await part.getByLabel('Your review page').fill('https://reviews.example/harbour');
  await part.getByRole('button', { name: 'Save Review Page' }).click();
  await says(page, 'Review page saved');
  await expectAccessible(page);
  await page.goto(`/invoices?id=${id}`);
  const record = page.getByRole('region', { name: 'Details' });
  const offer = record.getByRole('button', { name: 'Ask for a Review' });
  await expect(record.getByRole('heading', { name: '£80.00' })).toBeVisible();
  await expect(offer).toBeHidden();
  await record.getByRole('button', { name: 'Mark paid' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cash' }).click();
  await offer.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByLabel('Message')).toHaveValue(/Dear Ada Byron,/);
  await expect(sheet.getByText('We add a link to reviews.example')).toBeVisible();
  await sheet.getByRole('button', { name: 'Send to Ada Byron' }).click();
  await says(page, 'Review request sent');
  await expect(sheet).toBeHidden();
  await expect(offer).toBeHidden();
  expect((await api.call(routes.clients.get, { params: { id: client.id } })).reviewAskedAt).not.toBeNull();
});
