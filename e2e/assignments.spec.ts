import { expect, type Page } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { more } from './fixtures/more.ts';
import { said } from './fixtures/said.ts';
import { test } from './fixtures/test.ts';

const { employees, assignments } = routes;

const cards = (page: Page) => page.getByRole('list', { name: 'Employees' });
const dialog = (page: Page) => page.getByRole('dialog');
const detail = (page: Page) => page.getByRole('region', { name: 'Details' });
const figure = (page: Page, name: string) => page.locator('dl > div', { hasText: name }).locator('dd');

test('assigns an employee to a job, changes it and ends it from the employee’s page', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const ada = await api.call(employees.create, {
    body: { firstName: 'Ada', lastName: 'Example', phone: '01632 960011' },
  });
  const client = await api.call(routes.clients.create, { body: { name: 'Hardy & Sons' } });
  const add = (title: string, status: 'pending' | 'in_progress' | 'completed' | 'cancelled') =>
    api.call(routes.jobs.create, { body: { title, clientId: client.id, status } });
  await add('First fix', 'pending');
  await add('Second fix', 'in_progress');
  await add('Old fix', 'completed');
  await add('No fix', 'cancelled');
  await page.goto('/employees');
  await page.getByRole('button', { name: 'Assign to Job: Ada Example' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Assign Employee to Job' })).toBeVisible();
  await expect(dialog(page).getByLabel('Employee')).toHaveValue('Ada Example');
  await expect(dialog(page).getByLabel('Role')).toHaveValue('worker');
  await dialog(page).getByLabel('Job').fill('fix');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('option', { name: /First fix/ }).click();
  await dialog(page).getByLabel('Start Time').fill('09:00');
  await dialog(page).getByLabel('Hours Worked').fill('1');
  await dialog(page).getByLabel('Hours Worked').press('ArrowUp');
  await expect(dialog(page).getByLabel('Hours Worked')).toHaveValue('1.25');
  await dialog(page).getByRole('button', { name: 'Assign' }).click();
  await said(page, 'assignment created');
  await expect(cards(page)).toContainText('1 active assignment(s)');
  await expect(figure(page, 'Total Assignments')).toHaveText('1');

  await page.getByRole('link', { name: 'Ada Example' }).click();
  const list = detail(page).getByRole('list', { name: 'Assignments' });
  for (const text of ['First fix', 'Worker', '09:00', '1.25 h', 'Pending'])
    await expect(list).toContainText(text);
  await detail(page).getByRole('button', { name: 'Assign to Job' }).click();
  await dialog(page).getByLabel('Job').fill('first');
  await page.getByRole('option', { name: /First fix/ }).click();
  await dialog(page).getByRole('button', { name: 'Assign' }).click();
  await said(page, 'assignment not saved', ': This employee is already on this job');
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();

  await detail(page).getByRole('button', { name: 'Edit: First fix' }).click();
  await dialog(page).getByLabel('Role').selectOption('Lead');
  await dialog(page).getByRole('button', { name: 'Update Assignment' }).click();
  await said(page, 'assignment updated');
  await expect(list).toContainText('Lead');

  await more(page, 'Delete Ada Example');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await said(page, 'employee not deleted', ': they have 1 active assignment');
  await page.goto(`/employees?id=${ada.id}`);
  await detail(page).getByRole('button', { name: 'End: First fix' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End assignment' }).click();
  await expect(detail(page).getByText('Not on any job yet')).toBeVisible();
  await expect.poll(() => api.call(assignments.list, {})).toEqual([]);

  for (const [title, status] of [
    ['Third fix', 'completed'],
    ['Last fix', 'pending'],
  ] as const) {
    const { id } = await api.call(routes.jobs.create, { body: { title, clientId: client.id } });
    await api.call(assignments.create, { body: { jobId: id, employeeId: ada.id } });
    await api.call(routes.jobs.update, { params: { id }, body: { title, clientId: client.id, status } });
  }
  await page.reload();
  await expect(list.getByRole('link')).toHaveText(['Last fix']);
  await detail(page).getByRole('button', { name: 'Finished 1' }).click();
  await expect(detail(page).getByRole('list', { name: 'Finished' })).toContainText('Third fix');
  await expectAccessible(page);
});

test('shows an assignment at the day and times of its job', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const ada = await api.call(employees.create, { body: { firstName: 'Ada', lastName: 'Example' } });
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Hardy & Sons' } });
  const tomorrow = addDays(today(), 1);
  await api.call(routes.jobs.create, {
    body: { title: 'First fix', clientId, scheduledDate: tomorrow, startTime: '08:00', endTime: '16:30' },
  });
  const later = await api.call(routes.jobs.create, { body: { title: 'Some day', clientId } });
  const { assignedDate } = await api.call(assignments.create, {
    body: { employeeId: ada.id, jobId: later.id, assignedDate: null },
  });
  expect(assignedDate).toBeNull();
  await page.goto('/employees');
  await page.getByRole('button', { name: 'Assign to Job: Ada Example' }).click();
  await dialog(page).getByLabel('Job').fill('first');
  await page.getByRole('option', { name: /First fix/ }).click();
  await expect(dialog(page).getByLabel('Assigned Date')).toHaveValue(tomorrow);
  await expect(dialog(page).getByLabel('Start Time')).toHaveValue('08:00');
  await expect(dialog(page).getByLabel('End Time')).toHaveValue('16:30');
  await dialog(page).getByRole('button', { name: 'Assign' }).click();
  await said(page, 'assignment created');
});

test('puts people on a new job from its form', { tag: '@one-size' }, async ({ signedIn: page, api }) => {
  await api.call(routes.clients.create, { body: { name: 'Hardy & Sons' } });
  await api.call(employees.create, { body: { firstName: 'Ada', lastName: 'Example' } });
  await page.goto('/jobs?new=1');
  await dialog(page).getByText('More', { exact: true }).click();
  // A firm of one has nobody to choose from.
  await expect(dialog(page).getByLabel('Location')).toBeVisible();
  await expect(dialog(page).getByRole('group', { name: 'Who goes' })).toBeHidden();
  const bo = await api.call(employees.create, { body: { firstName: 'Bo', lastName: 'Sample' } });
  await page.goto('/jobs?new=1');
  await dialog(page).getByLabel('Job Title').fill('New boiler');
  await dialog(page).getByLabel('Client').fill('hardy');
  await page.getByRole('option', { name: 'Hardy & Sons' }).click();
  await dialog(page).getByText('More', { exact: true }).click();
  await dialog(page).getByLabel('Bo Sample').check();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Create Job' }).click();
  await said(page, 'job created');
  await page.getByRole('link', { name: 'Show', exact: true }).click();
  await expect(detail(page).getByText('Bo', { exact: true })).toBeVisible();
  expect(await api.call(assignments.list, {})).toMatchObject([
    { job_assignments: { employeeId: bo.id, role: 'worker' }, job: { title: 'New boiler' } },
  ]);
});
