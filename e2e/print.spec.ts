import { expect, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { test } from './fixtures/test.ts';

const onPaper = async (page: Page) => getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
const printed = async (page: Page) => (await onPaper(page)).numPages;

test('prints a week with a night in it, and the board, on a page of A4 each', { tag: '@desktop' }, async ({
  signedIn: page,
  api,
}) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Harbour Café' } });
  const visits = [
    { title: 'Burst pipe', startTime: '03:00', endTime: '04:30' },
    { title: 'Boiler service', startTime: '09:00', endTime: '11:00' },
    { title: 'Night shift', startTime: '21:00', endTime: '23:30' },
  ];
  for (const visit of visits)
    await api.call(routes.jobs.create, { body: { ...visit, clientId, scheduledDate: today() } });
  const lasting = { title: 'New bathroom', clientId, startDate: today(), endDate: addDays(today(), 3) };
  await api.call(routes.jobs.create, { body: lasting });
  await api.call(routes.employees.create, { body: { firstName: 'Sam', lastName: 'Fitter' } });
  const seen = [
    ['/calendar?view=week', 'Night shift'],
    ['/board', 'Sam Fitter'],
  ] as const;
  for (const [address, last] of seen) {
    await page.goto(address);
    await expect(page.locator('main').getByText(last).first()).toBeVisible();
    expect(await printed(page), address).toBe(1);
  }
});

test('prints a week from its first visit, however far it is scrolled, and a list’s rows in full', {
  tag: '@desktop',
}, async ({ signedIn: page, api }) => {
  const client = 'Trustees of the Exampleton Almshouse Charity';
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: client } });
  const visit = { title: 'Gas check', startTime: '05:00', endTime: '06:30', scheduledDate: today() };
  await api.call(routes.jobs.create, { body: { ...visit, clientId } });
  const words = async () => (await extractText(await onPaper(page), { mergePages: true })).text;
  await page.goto('/calendar?view=week');
  await page
    .getByRole('region', { name: 'Hours of the week' })
    .evaluate((hours) => hours.scrollTo({ top: 900 }));
  expect(await words()).toContain('05:00–06:30');
  await page.goto('/jobs');
  await expect(page.getByRole('list', { name: 'Jobs' }).getByText('Gas check')).toBeVisible();
  expect((await words()).replaceAll(/\s+/g, ' ')).toContain(client);
});

test('prints a job and a client with a year of visits on a page of A4 each', { tag: '@desktop' }, async ({
  signedIn: page,
  api,
}) => {
  const body = { name: 'Harbour Café', phone: '01632 960100', address: '1 Quay Street\nWhitby\nYO21 1AA' };
  const { id: clientId } = await api.call(routes.clients.create, { body });
  const jobs = [];
  for (let month = 0; month < 12; month++) {
    const visit = { title: `Visit ${month + 1}`, clientId, scheduledDate: addDays(today(), 30 * month) };
    jobs.push(await api.call(routes.jobs.create, { body: { ...visit, amount: 80 } }));
  }
  const [first] = jobs;
  await page.goto(`/clients?id=${clientId}`);
  await expect(page.getByRole('listitem').getByText('Visit 1', { exact: true })).toBeVisible();
  expect(await printed(page)).toBe(1);
  await page.goto(`/jobs?id=${first?.id}`);
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  expect(await printed(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Photos', 'Used from stock', 'Certificates', 'Documents'])
    await expect(page.getByRole('heading', { name })).toBeHidden();
});

test('prints Home with 22 rows that need the owner on a page of A4', { tag: '@desktop' }, async ({
  signedIn: page,
  api,
}) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Harbour Café' } });
  for (let n = 1; n <= 22; n++)
    await api.call(routes.invoices.create, {
      body: { clientId, invoiceNumber: `INV-${n}`, amount: 100 + n, dueDate: '2026-01-01' },
    });
  await page.goto('/dashboard');
  await expect(page.getByRole('list', { name: 'Needs you' })).toBeVisible();
  await expect(page.getByText('Owed')).toBeVisible();
  expect(await printed(page)).toBe(1);
});
