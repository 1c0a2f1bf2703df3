import { expect, type Page } from '@playwright/test';
import { apiFor } from '../local/testing/api-client.ts';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { isKept } from './fixtures/device.ts';
import { hold } from './fixtures/hold.ts';
import { says } from './fixtures/said.ts';
import { follow } from './fixtures/screens.ts';
import { services, test } from './fixtures/test.ts';

const section = (page: Page, name: string) => page.locator('section').filter({ hasText: name }).first();

test('shows who is signed in, and signs out all devices', {
  tag: '@one-size',
}, async ({ signedIn: page, person }) => {
  await page.goto('/settings#profile');
  const profile = section(page, 'Profile');
  await expect(profile.getByText(person.name)).toBeVisible();
  await expect(profile.getByText(person.email)).toBeVisible();
  await expect(profile).toContainText('Your profile is managed through the authentication provider.');

  const elsewhere = await apiFor(services(), person.email);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL('/');
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  expect((await elsewhere.answer(routes.auth.user)).status).toBe(401);
});

test('asks only what concerns the business, and uses its details', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  await page.goto('/settings#vat');
  await expect(page.getByLabel('VAT Scheme')).toBeVisible();
  await expect(page.getByLabel('VAT Number')).toBeHidden();
  await expect(page.getByLabel('CIS Status')).toBeHidden();
  await page.getByText('Company', { exact: true }).click();
  await page.getByLabel('Registered Name').fill('Example Plumbing Ltd');
  await page.getByLabel('Company Number').fill('1234567');
  await page.getByLabel('Trading Name').fill('Example Plumbing');
  await page.getByLabel('Sort Code').fill('12');
  await page.getByLabel('Payment Terms in Days').fill('14.5');
  await page.getByLabel('VAT Scheme').selectOption('Flat rate');
  await page.getByLabel('VAT Number').fill('GB 123 4567 89');
  const vat = page.locator('summary').filter({ hasText: 'VAT' });
  await vat.click();
  await expect(vat).toContainText('Flat rate · GB 123 4567 89');
  await page.getByRole('button', { name: 'Save Business Details' }).click();
  await expect(page.getByText('Is it 01234567?')).toBeVisible();
  await expect(page.getByText('Enter a sort code like 12-34-56')).toBeVisible();
  await expect(page.getByText('Enter whole days, like 30')).toBeVisible();
  // An error in a folded section unfolds it.
  await expect(page.getByText('This isn’t a valid VAT number')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Company Number').fill('01234567');
  await page.getByLabel('VAT Number').fill('GB 123 4567 82');
  await page.locator('summary').filter({ hasText: 'CIS' }).click();
  await page.getByLabel('CIS Status').selectOption('Registered');
  await page.getByLabel('UTR').fill('11234 56789');
  await page.getByLabel('Sort Code').fill('12-34-56');
  await page.getByLabel('Payment Terms in Days').fill('14');
  // What is typed during a save is not lost.
  const release = await hold(page, '**/api/auth/user');
  await page.getByRole('button', { name: 'Save Business Details' }).click();
  await says(page, 'Business details updated successfully');
  await page.getByLabel('Phone').fill('01632 960000');
  release();
  await page.getByRole('button', { name: 'Save Business Details' }).click();
  await expect.poll(async () => (await api.call(routes.auth.user, {})).business.phone).toBe('01632 960000');
  expect((await api.call(routes.auth.user, {})).business).toMatchObject({
    tradingName: 'Example Plumbing',
    sortCode: '12-34-56',
    businessKind: 'company',
    companyNumber: '01234567',
    vatScheme: 'flat',
    cisStatus: 'registered',
    utr: '11234 56789',
  });
  // Another scheme needs a start date, so here a scheme can only end.
  await expect(page.getByLabel('VAT Scheme').getByRole('option')).toHaveText([
    'Not registered for VAT',
    'Flat rate',
  ]);
  await page.getByRole('link', { name: 'Change scheme on the Tax page' }).click();
  await expect(page.getByLabel('New scheme')).toBeVisible();
  await follow(page, '/invoices?new=1');
  await expect(page.getByLabel('Due Date')).toHaveValue(addDays(today(), 14));
});

test('shows both versions of settings that were changed elsewhere', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  await api.call(routes.settings.updateBusiness, { body: { tradingName: 'Old Name' } });
  await page.goto('/settings#business');
  await expect(page.getByLabel('Trading Name')).toHaveValue('Old Name');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('session'))).toContain('Old Name');
  // Before the change and with nothing in flight, because the page asks for changes on its own.
  await isKept(page);
  const release = await hold(page, '**/api/{auth/user,changes?*}');
  await api.call(routes.settings.updateBusiness, { body: { tradingName: 'Their Name' } });
  await page.reload();
  await expect(page.getByLabel('Trading Name')).toHaveValue('Old Name');
  release();
  await expect(page.getByLabel('Trading Name')).toHaveValue('Their Name');

  await page.getByLabel('Trading Name').fill('My Name');
  await api.call(routes.settings.updateBusiness, { body: { tradingName: 'Her Name' } });
  await page.getByRole('button', { name: 'Save Business Details' }).click();
  const versions = page.getByRole('alert').filter({ hasText: 'Saved meanwhile' });
  await expect(versions.getByRole('row', { name: 'Trading Name My Name Her Name' })).toBeVisible();
  await versions.getByRole('button', { name: 'Use the saved one' }).click();
  await expect(page.getByLabel('Trading Name')).toHaveValue('Her Name');
});

test('makes a logo small enough for paper, and shows it on the invoice', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Harbour Café' } });
  const invoice = { invoiceNumber: 'INV-1', clientId, amount: 120.5, dueDate: '2030-01-31' };
  const { id } = await api.call(routes.invoices.create, { body: invoice });
  await page.goto('/settings#logo');
  await page.getByLabel('Choose Logo').setInputFiles('docs/screenshots/dashboard.png');
  await says(page, 'Logo saved');
  const logo = page.getByRole('img', { name: 'Your logo' });
  await expect(logo).toHaveJSProperty('naturalHeight', 400);
  await expectAccessible(page);
  await page.getByLabel('Change Logo').setInputFiles('package.json');
  await expect(page.getByText('We can’t read this file as a picture. Choose a PNG or JPEG.')).toBeVisible();
  await follow(page, `/invoices?id=${id}`);
  await expect(page.locator('img[src^="/api/settings/logo"]:visible')).toHaveJSProperty('naturalHeight', 400);
  await follow(page, '/settings#logo');
  await page.getByRole('button', { name: 'Remove Logo' }).click();
  await says(page, 'Logo removed');
  await expect(logo).toBeHidden();
});

test('keeps the days and the words of reminders, and a colour that everybody can read', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  await page.goto('/settings#reminders');
  const reminders = page.locator('#reminders');
  for (const day of ['1 day', '7 days', '14 days', '30 days'])
    await reminders.getByLabel(day, { exact: true }).uncheck();
  await page.getByRole('button', { name: 'Save Reminders' }).click();
  await expect(reminders.getByRole('alert')).toHaveText('Choose at least one day, or turn reminders off');
  await reminders.getByLabel('21 days').check();
  await reminders.getByLabel('Your message').fill('Please pay by bank transfer.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save Reminders' }).click();
  await says(page, 'Reminders saved');
  const kept = await api.call(routes.auth.user, {});
  expect(kept).toMatchObject({ reminderDays: [21], reminderWords: 'Please pay by bank transfer.' });
  await follow(page, '/settings#brand');
  await page.locator('#brand').getByLabel('Your own').fill('#ffd400');
  await page.locator('#brand').getByLabel('Your own').blur();
  await says(page, 'Colour saved');
  await expect(page.getByText('We’ve made it a little darker, so everyone can read it.')).toBeVisible();
  await expectAccessible(page);
  await page.locator('#brand').getByRole('button', { name: 'Teal' }).click();
  await expect.poll(async () => (await api.call(routes.auth.user, {})).business.brandColour).toBe('#0f766e');
});

test('keeps the hours and the pay of the firm, and nothing that cannot be', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  await page.goto('/settings#rules');
  const rules = page.locator('#rules');
  await rules.getByLabel('Monday to', { exact: true }).fill('07:00');
  await page.getByRole('button', { name: 'Save Hours and Pay' }).click();
  await expect(rules.getByText('Choose a time after the start')).toBeVisible();
  await rules.getByLabel('Monday to', { exact: true }).fill('17:00');
  await rules.getByLabel('Saturday').check();
  await rules.getByLabel('Breaks are paid').check();
  await rules.getByLabel('Round each day’s paid time').selectOption('Up to the next 15 minutes');
  await rules.getByLabel('Days of leave a year').fill('33.5');
  await rules.getByLabel('Month').selectOption('April');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save Hours and Pay' }).click();
  await expect(page.getByRole('button', { name: 'Save Hours and Pay' })).toHaveCount(0);
  const kept = await api.call(routes.firms.rules, {});
  expect(kept).toMatchObject({
    ...{ paidBreaks: true, paidHomeTravel: false, rounding: 'up15', leaveDays: 33.5 },
    ...{ leaveYearStarts: '04-01', weekStarts: 'mon' },
    hours: { mon: { from: '08:00', to: '17:00' }, sat: { from: '08:00', to: '16:30' }, sun: null },
  });
  // Someone else changes them meanwhile: their version is shown, not overwritten.
  await rules.getByLabel('Breaks are paid').uncheck();
  await api.call(routes.firms.setRules, { body: { leaveDays: 30 } });
  await page.getByRole('button', { name: 'Save Hours and Pay' }).click();
  await expect(
    page.getByText('Someone else changed this. What they saved is shown now.').first(),
  ).toBeVisible();
  await expect(rules.getByLabel('Days of leave a year')).toHaveValue('30');
});
