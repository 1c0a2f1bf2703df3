import { expect, type Page } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { lostConnection, said, says } from './fixtures/said.ts';
import { test } from './fixtures/test.ts';

const section = (page: Page, name: string) => page.locator('section').filter({ hasText: name }).first();

test('names the password of each mail service as it is called there', { tag: '@one-size' }, async ({
  signedIn: page,
}) => {
  await page.goto('/settings#email');
  await expect(page.getByLabel('App Password')).toBeVisible();
  await expect(page.getByText('Do not use your regular password.')).toBeVisible();
  await expect(page.getByLabel('SMTP Host')).toBeHidden();
  await page.getByText('Yahoo').click();
  await expect(page.getByLabel('App Password')).toBeVisible();
  await expect(page.getByText('Turn on two-factor authentication first')).toBeVisible();
  await page.getByText('Custom SMTP').click();
  await expect(page.getByLabel('Email Password')).toBeVisible();
  await expect(page.getByLabel('SMTP Port')).toHaveValue('587');
  await page.getByLabel('Email Address').fill('robin@example.com');
  await page.getByRole('button', { name: 'Save Email Settings' }).click();
  await expect(section(page, 'Email Configuration').getByText('Enter an SMTP host')).toBeVisible();
  await expectAccessible(page);
});

test('keeps the mail password without ever showing it', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  await page.goto('/settings#email');
  await page.getByLabel('Email Address').fill('robin@example.com');
  await page.getByLabel('App Password').fill('abcd efgh ijkl mnop');
  await page.getByRole('button', { name: 'Save Email Settings' }).click();
  await said(page, 'email settings updated');
  await expect(page.getByLabel('App Password')).toHaveValue('');
  await expect(page.getByText('A password is saved. Leave this empty to keep it.')).toBeVisible();
  const user = await api.call(routes.auth.user, {});
  expect(user).toMatchObject({ emailService: 'gmail', emailUser: 'robin@example.com', hasEmailPass: true });
  await page.getByLabel('Email Address').fill('other@example.com');
  await expect(page.getByText('The saved password belongs to the other account')).toBeVisible();
});

test('sends a test mail once there is an address, and says why when it cannot', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  await page.goto('/settings#email');
  const button = page.getByRole('button', { name: 'Test Email' });
  await expect(button).toBeDisabled();
  await page.getByLabel('Email Address').fill('robin@example.com');
  await expect(page.getByText('Testing saves your changes first.')).toBeVisible();
  await button.click();
  await said(page, 'test email sent');
  expect((await api.call(routes.auth.user, {})).emailUser).toBe('robin@example.com');
  await page.route('**/api/settings/test-email', (route) => route.abort('internetdisconnected'));
  await button.click();
  await said(page, 'test email not sent', `: ${lostConnection}`);
});

test('switches the automatic reminders, and back when that is refused', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  await page.goto('/settings#reminders');
  const button = page.getByRole('switch', { name: /Remind clients of overdue invoices/ });
  await expect(button).not.toBeChecked();
  await button.click();
  await expect(button).toBeChecked();
  await expect.poll(async () => (await api.call(routes.auth.user, {})).remindersOn).toBe(true);
  await page.route('**/api/settings/reminders', (route) => route.abort('internetdisconnected'));
  await button.click();
  await says(page, `Failed to update automatic reminders: ${lostConnection}`);
  await expect(button).toBeChecked();
});
