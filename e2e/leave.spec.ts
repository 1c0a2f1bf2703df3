import { expect } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { test } from './fixtures/test.ts';

const { auth, employees, leave, members } = routes;

test('the office enters leave, answers what was asked for, and sees what is left of the year', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { id: employeeId } = await api.call(employees.create, {
    body: { firstName: 'Alex', lastName: 'Example' },
  });
  const { id: userId } = await api.call(auth.user, {});
  await api.call(members.update, { params: { userId }, body: { role: 'owner', employeeId } });
  await page.goto('/time?view=leave');
  await expect(page.getByText('No leave yet')).toBeVisible();
  await expect(page.getByText('28 of 28 left')).toBeVisible();
  await page.getByRole('button', { name: 'Add leave' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kind').selectOption('holiday');
  await dialog.getByLabel('First day').fill(addDays(today(), 30));
  await dialog.getByLabel('Last day').fill(addDays(today(), 29));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Choose a date on or after the first day')).toBeVisible();
  await dialog.getByLabel('Last day').fill(addDays(today(), 36));
  await dialog.getByLabel('Note').fill('Wales');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const coming = page.getByRole('list', { name: 'Now and to come' });
  await expect(coming).toContainText('Wales');
  await expect(coming).toContainText('Agreed');
  await expectAccessible(page);
  await coming.getByRole('button').click();
  await dialog.getByRole('button', { name: 'Cancel leave' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel leave' }).click();
  await expect(coming).toContainText('Cancelled');
  await expect
    .poll(async () =>
      (await api.call(leave.list, { query: { from: today(), to: addDays(today(), 60) } })).map(
        ({ state }) => state,
      ),
    )
    .toEqual(['cancelled']);

  // In an employee's record it is theirs alone, and theirs without choosing.
  const bo = await api.call(employees.create, { body: { firstName: 'Bo', lastName: 'Sample' } });
  await page.goto(`/employees?id=${bo.id}&tab=leave`);
  const record = page.getByRole('article');
  await expect(record.getByText('No leave yet')).toBeVisible();
  await record.getByRole('button', { name: 'Add leave' }).click();
  await expect(dialog.getByLabel('Employee')).toHaveCount(0);
  await dialog.getByLabel('Note').fill('Kilda');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(coming).toContainText('Kilda');
  await expect(record.getByText(/^\d+(\.5)? of 28 left$/)).toHaveCount(1);
  await expectAccessible(page);
  await page.goto(`/employees?id=${employeeId}&tab=leave`);
  await expect(coming).toContainText('Cancelled');
  await expect(coming).not.toContainText('Kilda');
});
