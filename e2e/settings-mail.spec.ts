import { expect, type Page } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { lostConnection, said, says } from './fixtures/said.ts';
import { test } from './fixtures/test.ts';

const section = (page: Page, name: string) => page.locator('section').filter({ hasText: name }).first();

test('sets up the mailbox, sends a test email, and switches automatic reminders', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  await page.goto('/settings#email');
  const trial = page.getByRole('button', { name: 'Test Email' });
  const address = page.getByLabel('Email Address');
  await expect(trial).toBeDisabled();
  await expect(page.getByLabel('App Password')).toBeVisible();
  await expect(page.getByText('Don’t use your normal one.')).toBeVisible();
  await expect(page.getByLabel('SMTP Host')).toBeHidden();
  await page.getByText('Yahoo').click();
  await expect(page.getByLabel('App Password')).toBeVisible();
  await expect(page.getByText('First turn on two-factor authentication')).toBeVisible();
  await page.getByText('Custom SMTP').click();
  await expect(page.getByLabel('Email Password')).toBeVisible();
  await expect(page.getByLabel('SMTP Port')).toHaveValue('587');
  await address.fill('robin@example.com');
  await page.getByRole('button', { name: 'Save Email Settings' }).click();
  await expect(section(page, 'Email Configuration').getByText('Enter an SMTP host')).toBeVisible();
  await expectAccessible(page);

  await page.getByText('Gmail', { exact: true }).click();
  await page.getByLabel('App Password').fill('abcd efgh ijkl mnop');
  await page.getByRole('button', { name: 'Save Email Settings' }).click();
  await said(page, 'email settings updated');
  await expect(page.getByLabel('App Password')).toHaveValue('');
  await expect(page.getByText('A password is saved. Leave this empty to keep it.')).toBeVisible();
  const user = await api.call(routes.auth.user, {});
  expect(user).toMatchObject({ emailService: 'gmail', emailUser: 'robin@example.com', hasEmailPass: true });
  await address.fill('other@example.com');
  await expect(page.getByText('The saved password is for the other account')).toBeVisible();
  await expect(page.getByText('We save your changes before we test.')).toBeVisible();
  await trial.click();
  await said(page, 'test email sent');
  expect((await api.call(routes.auth.user, {})).emailUser).toBe('other@example.com');
  await page.route('**/api/settings/test-email', (route) => route.abort('internetdisconnected'));
  await trial.click();
  await said(page, 'test email not sent', `: ${lostConnection}`);

  await page.getByRole('button', { name: 'Back to Settings' }).click();
  await page.getByRole('link', { name: /^Automatic Reminders/ }).click();
  const button = page.getByRole('switch', { name: /Remind clients of overdue invoices/ });
  await expect(button).not.toBeChecked();
  await button.click();
  await expect(button).toBeChecked();
  await expect.poll(async () => (await api.call(routes.auth.user, {})).remindersOn).toBe(true);
  await page.route('**/api/settings/reminders', (route) => route.abort('internetdisconnected'));
  await button.click();
  await says(page, 'Saved on this phone');
  await expect(button).not.toBeChecked();
  await page.unroute('**/api/settings/reminders');
  await expect.poll(async () => (await api.call(routes.auth.user, {})).remindersOn).toBe(false);
  await expect(button).not.toBeChecked();
});
