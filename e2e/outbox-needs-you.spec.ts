import { expect } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { allSent, strip, test } from './fixtures/cellar.ts';
import { misfitsWhenSmall } from './fixtures/fits.ts';
import { more } from './fixtures/more.ts';
import { dialog, pick, ready } from './fixtures/offline-client.ts';
import { says } from './fixtures/said.ts';

test('asks about changes in conflict, makes deleted records again, and holds what follows', {
  tag: '@one-size',
}, async ({ signedIn: page, api, line }) => {
  const hardy = await api.call(routes.clients.create, { body: { name: 'Hardy', phone: '01632 960003' } });
  const { id } = await api.call(routes.clients.create, { body: { name: 'Dickens', phone: '01632 960007' } });
  const eliot = await api.call(routes.clients.create, { body: { name: 'Eliot', phone: '01632 960001' } });
  await ready(page);
  const change = async (name: string, field: string, value: string) => {
    await page.goto('/clients');
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
    await dialog(page).getByLabel(field).fill(value);
    await line.cut();
    await dialog(page).getByRole('button', { name: 'Update Client' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(strip(page)).toBeVisible();
  };
  await change('Hardy', 'Email', 'hardy@example.com');
  await api.call(routes.clients.update, {
    params: { id: hardy.id },
    body: { name: 'Hardy', phone: '01632 960004' },
  });
  await line.mend();
  await says(page, 'Both changes saved');
  await allSent(page);
  expect(await api.call(routes.clients.get, { params: { id: hardy.id } })).toMatchObject({
    phone: '01632 960004',
    email: 'hardy@example.com',
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => api.call(routes.clients.get, { params: { id: hardy.id } }))
    .toMatchObject({ phone: '01632 960004', email: null });

  await change('Eliot', 'Phone', '01632 960009');
  await api.call(routes.clients.update, {
    params: { id: eliot.id },
    body: { name: 'Eliot', phone: '01632 960005' },
  });
  await line.mend();
  await expect(strip(page)).toContainText('1 needs you');
  await strip(page).getByRole('link', { name: 'Show' }).click();
  const choice = dialog(page).getByRole('group', { name: 'Phone' });
  await expect(choice.getByText('01632 960009')).toBeVisible();
  await expect(choice.getByText('01632 960005')).toBeVisible();
  await expect(choice.locator('label').first()).toHaveCSS('border-top-width', '2px');
  await expectAccessible(page);
  expect(await misfitsWhenSmall(page)).toEqual([]);
  await choice.getByText('Mine').click();
  await dialog(page).getByRole('button', { name: 'Keep this one' }).click();
  await expect(dialog(page).getByText('Everything’s been sent.')).toBeVisible();
  expect((await api.call(routes.clients.get, { params: { id: eliot.id } })).phone).toBe('01632 960009');

  await change('Dickens', 'Email', 'dickens@example.com');
  await api.call(routes.clients.remove, { params: { id } });
  await line.mend();
  await expect(strip(page)).toContainText('1 needs you');
  await strip(page).getByRole('link', { name: 'Show' }).click();
  await expect(
    dialog(page).getByText('This record was deleted, so your change can’t be saved.'),
  ).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Create it again' }).click();
  await expect(dialog(page).getByText('Everything’s been sent.')).toBeVisible();
  expect(await api.call(routes.clients.get, { params: { id } })).toMatchObject({
    ...{ id, name: 'Dickens', phone: '01632 960007', email: 'dickens@example.com' },
  });

  // Changes that depend on a refused one.
  await page.goto('/invoices?new=1');
  await pick(page, 'Client', 'Eliot');
  await dialog(page).getByLabel('Amount').fill('80');
  await dialog(page).getByText('More', { exact: true }).click();
  await dialog(page).getByLabel('Invoice Number').fill('TAKEN-1');
  await line.cut();
  await dialog(page).getByRole('button', { name: 'Create Invoice' }).click();
  await expect(strip(page)).toContainText('1 waiting');
  await more(page, 'Record payment');
  await dialog(page).getByRole('button', { name: 'Record payment' }).click();
  await expect(strip(page)).toContainText('2 waiting');
  const dueDate = addDays(today(), 30);
  await api.call(routes.invoices.create, {
    body: { clientId: eliot.id, amount: 1, invoiceNumber: 'TAKEN-1', dueDate },
  });
  await line.mend();
  await expect(strip(page)).toContainText('1 needs you · 1 waiting');
  await strip(page).getByRole('link', { name: 'Show' }).click();
  await expect(dialog(page).getByText('Invoice number TAKEN-1 is already used')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Open TAKEN-1' }).click();
  await expect(dialog(page).getByLabel('Invoice Number')).toHaveValue(/INV-/);
  await expect(dialog(page).getByLabel('Amount')).toHaveValue('80.00');
  await dialog(page).getByRole('button', { name: 'Create Invoice' }).click();
  await expect(dialog(page)).toBeHidden();
  await allSent(page);
  const made = (await api.call(routes.invoices.list, {})).find(({ amount }) => amount === 80);
  expect(made).toMatchObject({ status: 'paid', paid: 80 });
});

test('says that an invoice waits for a change of the settings that needs somebody, and sends it then', {
  tag: '@one-size',
}, async ({ signedIn: page, api, line }) => {
  await api.call(routes.settings.updateBusiness, { body: { tradingName: 'Before' } });
  await api.call(routes.clients.create, { body: { name: 'Eliot' } });
  await ready(page);
  await page.goto('/settings#business');
  await page.getByLabel('Trading Name').fill('Mine');
  await line.cut();
  await page.getByRole('button', { name: 'Save Business Details' }).click();
  await expect(strip(page)).toContainText('1 waiting');
  await page.goto('/invoices?new=1');
  await pick(page, 'Client', 'Eliot');
  await dialog(page).getByLabel('Amount').fill('90');
  await dialog(page).getByRole('button', { name: 'Create Invoice' }).click();
  await expect(strip(page)).toContainText('2 waiting');
  await api.call(routes.settings.updateBusiness, { body: { tradingName: 'Theirs' } });
  await line.mend();
  await expect(strip(page)).toContainText('1 needs you · 1 waiting');
  await strip(page).getByRole('link', { name: 'Show' }).click();
  await expect(dialog(page).getByText('Waiting for this: 1 change.')).toBeVisible();
  await dialog(page)
    .getByRole('group', { name: 'Trading Name' })
    .getByText('Mine', { exact: true })
    .first()
    .click();
  await dialog(page).getByRole('button', { name: 'Keep this one' }).click();
  await expect(dialog(page).getByText('Everything’s been sent.')).toBeVisible();
  expect((await api.call(routes.invoices.list, {})).some(({ amount }) => amount === 90)).toBe(true);
});
