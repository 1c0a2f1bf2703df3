import { expect, type Page } from '@playwright/test';
import { readDate } from '../shared/calendar/when.ts';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { noRecords } from './fixtures/no-records.ts';
import { ours } from './fixtures/ours.ts';
import { said } from './fixtures/said.ts';
import { follow } from './fixtures/screens.ts';
import { test } from './fixtures/test.ts';

const { employees } = routes;

const cards = (page: Page) => page.getByRole('list', { name: 'Employees' });
const dialog = (page: Page) => page.getByRole('dialog');
const figure = (page: Page, name: string) => page.locator('dl > div', { hasText: name }).locator('dd');
const fail = (status: number) => ({ status, headers: ours, json: { message: 'Unauthorized' } });

test('adds an employee, changes and deletes them', { tag: '@one-size' }, async ({ signedIn: page, api }) => {
  await page.goto('/employees');
  await expect(page.getByRole('heading', { name: 'Employee Management', level: 1 })).toBeVisible();
  await expect(page.getByText('Manage your team and assign employees to jobs')).toBeVisible();
  await expect(page.getByText('No employees found')).toBeVisible();
  await expect(page.getByText('Get started by adding your first employee')).toBeVisible();
  await page.getByRole('button', { name: 'Add Employee' }).click();
  await expect(dialog(page).getByLabel('Position')).toHaveValue('general');
  await expect(dialog(page).getByLabel('Department')).toHaveValue('general');
  await expect(dialog(page).getByRole('switch', { name: 'Active Employee' })).toBeChecked();
  await dialog(page).getByRole('button', { name: 'Create Employee' }).click();
  await expect(dialog(page).getByText('Enter a first name')).toBeVisible();
  await expect(dialog(page).getByText('Enter a last name')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByLabel('First Name').fill('Ada');
  await dialog(page).getByLabel('Last Name').fill('Example');
  await dialog(page).getByLabel('Email').fill('ada@example.com');
  await dialog(page).getByLabel('Phone', { exact: false }).first().fill('01632 960011');
  await dialog(page).getByLabel('Position').selectOption('Plumber');
  await dialog(page).getByLabel('Department').selectOption('Plumbing');
  await dialog(page).getByLabel('Hourly Rate').fill('£18.5');
  await dialog(page).getByLabel('Start Date').fill('2026-01-05');
  await dialog(page).getByRole('button', { name: 'Create Employee' }).click();
  await said(page, 'employee created');
  await expect(dialog(page)).toBeHidden();
  for (const text of [
    'AE',
    'Ada Example',
    'Plumber',
    'Active',
    'Plumbing',
    '£18.50/hour',
    '0 active assignment(s)',
  ])
    await expect(cards(page)).toContainText(text);
  await expect(figure(page, 'Total Employees')).toHaveText('1');
  await expect(figure(page, 'Active Employees')).toHaveText('1');
  await expect(figure(page, 'Total Assignments')).toHaveText('0');
  await expect(figure(page, 'Average Hourly Rate')).toHaveText('£18.50');

  await page.getByRole('button', { name: 'Edit Ada Example' }).click();
  await dialog(page).getByText('More', { exact: true }).click();
  await dialog(page).getByRole('switch', { name: 'Own working hours' }).click();
  await dialog(page).getByLabel('Monday', { exact: true }).uncheck();
  await dialog(page).getByLabel('Tuesday to').fill('07:00');
  await dialog(page).getByLabel('Days of leave a year').fill('25.5');
  await dialog(page).getByLabel('Days carried over').fill('3');
  await dialog(page).getByTitle('Violet').click();
  await expect(dialog(page).getByRole('radio', { name: 'Violet' })).toBeChecked();
  await dialog(page).getByRole('button', { name: 'Update Employee' }).click();
  await expect(dialog(page).getByText('Choose a time after the start')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByLabel('Tuesday to').fill('14:00');
  await dialog(page).getByRole('button', { name: 'Update Employee' }).click();
  await said(page, 'employee updated');
  await expect(dialog(page)).toBeHidden();
  expect(await api.call(routes.employees.list, {})).toMatchObject([
    {
      hours: { mon: null, tue: { from: '08:00', to: '14:00' }, wed: { from: '08:00', to: '16:30' } },
      ...{ leaveDays: 25.5, leaveCarried: 3, colour: 9 },
    },
  ]);

  await expect(cards(page).getByText('AE')).toHaveCSS('border-color', /^oklch\(0\.52 0\.13 290\)/);

  await page.getByRole('button', { name: 'Edit Ada Example' }).click();
  await dialog(page).getByText('More', { exact: true }).click();
  await expect(dialog(page).getByLabel('Tuesday to')).toHaveValue('14:00');
  await dialog(page).getByRole('switch', { name: 'Active Employee' }).click();
  await dialog(page).getByLabel('Position').selectOption('None');
  await dialog(page).getByLabel('Hourly Rate').fill('');
  await dialog(page).getByRole('button', { name: 'Update Employee' }).click();
  await said(page, 'employee updated');
  for (const text of ['Inactive', 'No position', 'Not set']) await expect(cards(page)).toContainText(text);
  await expect(page.getByRole('button', { name: 'Assign to Job: Ada Example' })).toBeDisabled();
  await expect(figure(page, 'Active Employees')).toHaveText('0');
  expect(await api.call(employees.list, {})).toMatchObject([
    { firstName: 'Ada', isActive: false, position: null, department: 'plumbing', startDate: '2026-01-05' },
  ]);

  await page.getByRole('button', { name: 'Delete Ada Example' }).click();
  await expect(page.getByText('Are you sure you want to delete Ada Example?')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await said(page, 'employee deleted');
  await expect(page.getByText('No employees found')).toBeVisible();
});

test('searches and filters, and says plainly what could not be saved or shown', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const add = (body: Parameters<typeof api.call<typeof employees.create>>[1]['body']) =>
    api.call(employees.create, { body });
  const { id } = await add({
    firstName: 'Ada',
    lastName: 'Example',
    position: 'painter',
    department: 'painting',
  });
  await add({ firstName: 'Bo', lastName: 'Sample', email: 'bo@example.com', department: 'roofing' });
  await add({ firstName: 'Cy', lastName: 'Specimen', department: 'roofing', isActive: false });
  // Before anything is kept: later a phone would show its own copy instead.
  await noRecords(page);
  await page.route('**/api/employees', (route) => route.fulfill(fail(401)));
  await page.goto('/employees');
  await expect(page.getByRole('heading', { name: 'Employee Management' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.unroute('**/api/employees');
  await page.goto('/employees');
  const names = cards(page).getByRole('heading');
  await expect(names).toHaveText(['Ada Example', 'Bo Sample']);
  await page.getByRole('button', { name: 'Inactive' }).click();
  const inactive = page.getByRole('region', { name: 'Inactive' });
  await expect(inactive.getByRole('heading', { name: 'Cy Specimen' })).toBeVisible();
  await page.getByRole('button', { name: 'Inactive' }).click();
  const search = page.getByRole('searchbox', { name: 'Search employees' });
  for (const [text, name] of [
    ['ADA', 'Ada Example'],
    ['spec', 'Cy Specimen'],
    ['bo@', 'Bo Sample'],
    ['Painter', 'Ada Example'],
  ] as const) {
    await search.fill(text);
    await expect(names).toHaveText([name]);
  }
  await search.fill('');
  await page.getByLabel('Department', { exact: true }).selectOption('Roofing');
  await expect(names).toHaveText(['Bo Sample', 'Cy Specimen']);
  await page.getByLabel('Status', { exact: true }).selectOption('Inactive');
  await expect(names).toHaveText(['Cy Specimen']);
  await expect(page).toHaveURL('/employees?department=roofing&status=inactive');
  await search.fill('nobody');
  await expect(page.getByText('No employees found')).toBeVisible();
  await expect(page.getByText('Try adjusting your filters')).toBeVisible();

  await follow(page, `/employees?edit=${id}`);
  await dialog(page).getByLabel('First Name').fill('Ida');
  await page.route('**/api/employees/*', (route) => route.fulfill(fail(405)));
  await dialog(page).getByRole('button', { name: 'Update Employee' }).click();
  await said(page, 'employee not saved');
  await expect(dialog(page).getByLabel('First Name')).toHaveValue('Ida');
  await page.unroute('**/api/employees/*');

  await page.goto('/employees?id=1');
  await expect(page.getByText('Employee not found')).toBeVisible();
});

test('keeps the tickets of somebody and tells of one before it ends', async ({ signedIn: page, api }) => {
  const { id } = await api.call(employees.create, { body: { firstName: 'Sam', lastName: 'Example' } });
  const endsOn = addDays(today(), 12);
  await page.goto(`/employees?id=${id}&edit=${id}`);
  const tickets = dialog(page).getByRole('group', { name: 'Tickets' });
  await tickets.getByRole('button', { name: 'Add a ticket' }).click();
  await expect(tickets.getByLabel('Ticket')).toHaveValue('gasSafe');
  await tickets.getByLabel('Number').fill('1234567');
  await tickets.getByLabel('Ends on').fill(endsOn);
  await tickets.getByRole('button', { name: 'Add a ticket' }).click();
  await tickets.getByLabel('Ticket').last().selectOption('First aid');
  await tickets.getByRole('button', { name: 'Add a ticket' }).click();
  await expectAccessible(page);
  await tickets.getByRole('button', { name: 'Remove Gas Safe' }).last().click();
  await dialog(page).getByRole('button', { name: 'Update Employee' }).click();
  await said(page, 'employee updated');
  await expect(dialog(page)).toBeHidden();

  const record = page.getByRole('article');
  const held = record.getByRole('list', { name: 'Tickets' }).getByRole('listitem');
  await expect(held).toHaveCount(0);
  await record.getByRole('radio', { name: 'Tickets' }).click();
  await expect(held).toHaveCount(2);
  await expect(held.first()).toContainText(`Gas Safe1234567${readDate(endsOn, today())}12 days left`);
  await expect(held.last()).toHaveText('First aid');
  await expect(record.getByText(`Gas Safe ends ${readDate(endsOn, today())}`)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/employees');
  await expect(cards(page).getByText(`Gas Safe ends ${readDate(endsOn, today())}`)).toBeVisible();

  await page.goto('/');
  const waiting = page.getByRole('list', { name: 'Needs you' }).getByRole('listitem');
  await expect(waiting).toContainText('Sam Example’s Gas Safe');
  await expect(waiting).toContainText('Ends in 12 days');
  await waiting.getByRole('link', { name: 'Renew: Sam Example’s Gas Safe' }).click();
  const renewed = addDays(endsOn, 365);
  await tickets.getByLabel('Ends on').first().fill(renewed);
  await dialog(page).getByRole('button', { name: 'Update Employee' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(held.first()).toContainText('377 days left');
  const bo = await api.call(employees.create, { body: { firstName: 'Bo', lastName: 'Sample' } });
  await page.goto(`/employees?id=${bo.id}&tab=tickets`);
  await record.getByRole('button', { name: 'Add a ticket' }).click();
  await expect(tickets.getByRole('button', { name: 'Add a ticket' })).toBeVisible();
});
