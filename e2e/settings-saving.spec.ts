import { expect, type Page } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { hold } from './fixtures/hold.ts';
import { lostConnection, said, says } from './fixtures/said.ts';
import { test } from './fixtures/test.ts';

const barOf = (page: Page) => page.getByRole('region', { name: 'Not saved yet' });

test('leads to each section, behind the list of them on a phone, beside it on a desktop', async ({
  signedIn: page,
  viewport,
}) => {
  const isPhone = viewport?.width === 390;
  await page.goto('/settings');
  const index = page.getByRole('navigation', { name: 'Sections' });
  for (const name of ['Profile', 'Business details', 'Invoice numbers', 'Email Configuration', 'Your data'])
    await expect(index.getByRole('link', { name })).toBeVisible();
  await expect(page.getByLabel('Trading Name')).toBeVisible({ visible: !isPhone });
  await expect(page.getByLabel('Bank Holidays')).toBeHidden();
  await expectAccessible(page);
  const link = index.getByRole('link', { name: /^Calendar(?! on)/ });
  await link.click();
  await expect(page).toHaveURL(/\/settings#calendar$/);
  await expect(page.getByLabel('Bank Holidays')).toBeInViewport();
  if (!isPhone) {
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('#calendar')).toBeFocused();
    await expect(page.getByLabel('Trading Name')).toBeHidden();
    // The sidebar's last place fits into a window 800 px high.
    const places = page.getByRole('navigation', { name: 'Main' });
    await expect(places.getByRole('link', { name: 'Settings' })).toBeInViewport({ ratio: 1 });
    return;
  }
  await expect(index).toBeHidden();
  await expectAccessible(page);
  await page.goBack();
  await expect(link).toBeFocused();
  await link.click();
  await page.getByRole('button', { name: 'Back to Settings' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByLabel('Bank Holidays')).toBeHidden();
});

test('saves all sections at once, shows what was refused, and asks before leaving', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  await page.goto('/settings#business');
  await expect(barOf(page)).toBeHidden();
  await page.getByLabel('Trading Name').fill('Example Plumbing');
  await page.getByRole('button', { name: 'Back to Settings' }).click();
  await page.getByRole('link', { name: /^Email Configuration/ }).click();
  await page.getByLabel('Email Address').fill('robin');
  await expect(barOf(page)).toContainText('Business details, Email Configuration');
  await page.getByRole('button', { name: 'Back to Settings' }).click();
  // A section closes by going back in the history, and the bar doesn't wait for that.
  await expect(page.getByLabel('Email Address')).toBeHidden();
  await barOf(page).getByRole('button', { name: 'Save all changes' }).click();
  await expect(page.getByLabel('Email Address')).toBeFocused();
  await expect(barOf(page)).not.toContainText('Business details');
  await page.getByLabel('Email Address').fill('robin@example.com');
  await page.getByRole('button', { name: 'Save Email Settings' }).click();
  await said(page, 'email settings updated');
  await expect(barOf(page)).toBeHidden();
  const { business, emailUser } = await api.call(routes.auth.user, {});
  expect([business.tradingName, emailUser]).toEqual(['Example Plumbing', 'robin@example.com']);
  await page.getByLabel('Email Address').fill('other@example.com');
  await page.route('**/api/settings/**', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Save Email Settings' }).click();
  await said(page, 'email settings not updated', `: ${lostConnection}`);
  await expect(page.getByLabel('Email Address')).toHaveValue('other@example.com');
  await barOf(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Email Address')).toHaveValue('robin@example.com');
  await expect(barOf(page)).toBeHidden();
  await page.getByRole('button', { name: 'Back to Settings' }).click();
  await page.getByRole('link', { name: /^Business details/ }).click();
  await page.getByLabel('Trading Name').fill('Example Plumbers');
  await page.getByRole('button', { name: 'Save Business Details' }).click();
  await says(page, 'Saved on this phone');
  await expect(page.getByLabel('Trading Name')).toHaveValue('Example Plumbers');
  await expect(barOf(page)).toBeHidden();
  await page.unroute('**/api/settings/**');
  const traded = async () => (await api.call(routes.auth.user, {})).business.tradingName;
  await expect.poll(traded).toBe('Example Plumbers');
  await expect(page.getByLabel('Trading Name')).toHaveValue('Example Plumbers');
  await page.getByLabel('Trading Name').fill('Example Heating');

  const leave = () => page.getByRole('link', { name: 'Invoices' }).filter({ visible: true }).first().click();
  await leave();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Trading Name')).toHaveValue('Example Heating');
  // Signing out also deletes from the device what was typed.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const letGo = await hold(page, '**/api/settings/business', 'PUT');
  await page.getByRole('button', { name: 'Save Business Details' }).click();
  await leave();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  letGo();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page).toHaveURL('/invoices');
});
