import { expect, type Page } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { test } from './fixtures/test.ts';

const choose = (page: Page, text: string) =>
  page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'file.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

const [issued, due] = [addDays(today(), -50), addDays(today(), -20)];
const xero = [
  'ContactName,EmailAddress,InvoiceNumber,InvoiceDate,DueDate,Total,InvoiceAmountPaid,InvoiceAmountDue,Description,Quantity,UnitAmount,LineAmount,TaxAmount,Type,Status',
  `Harbour Café,hello@example.com,INV-42,${issued},${due},"£1,440.00",400.00,"1,040.00",Labour,10,100.00,1000.00,200.00,Sales invoice,Awaiting Payment`,
  `Harbour Café,hello@example.com,INV-42,${issued},${due},"£1,440.00",400.00,"1,040.00",Pipe,20,10.00,200.00,40.00,Sales invoice,Awaiting Payment`,
  `Bob Example,,INV-43,${issued},${due},96.00,0.00,96.00,Call-out,1,80.00,80.00,16.00,Sales invoice,Awaiting Payment`,
  `Ann Example,,INV-44,${issued},${due},50.00,50.00,0.00,Call-out,1,50.00,50.00,0.00,Sales invoice,Paid`,
].join('\r\n');

test('imports unpaid invoices without reminders, and jobs after asking about names and dates', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  await api.call(routes.clients.create, { body: { name: 'Bob Example', email: 'bob@example.com' } });
  await page.goto('/invoices');
  await page.getByRole('link', { name: 'Moving from another program?' }).click();
  await expect(page.getByRole('heading', { name: 'Moving in', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Unpaid invoices/ }).click();
  await choose(page, xero);
  await expect(page.getByText('2 invoices to import')).toBeVisible();
  await expect(page.getByText('1 client will be added')).toBeVisible();
  await expect(page.getByRole('list', { name: '1 invoice skipped' }).getByText('Already paid')).toBeVisible();
  await expect(page.getByText('2 are overdue')).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 invoices' }).click();
  await expect(page.getByText('Import complete')).toBeVisible();
  await expect(page.getByText('2 invoices imported')).toBeVisible();
  const kept = await api.call(routes.invoices.list, {});
  expect(kept.map(({ invoiceNumber, balance, client }) => [invoiceNumber, balance, client?.name])).toEqual([
    ['INV-43', 96, 'Bob Example'],
    ['INV-42', 1040, 'Harbour Café'],
  ]);
  expect(await api.call(routes.clients.list, {})).toHaveLength(2);

  // The same file again, as after an interruption: everything is already there.
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await choose(page, xero);
  await expect(page.getByText('2 invoices already here, skipped').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 0 invoices' })).toBeDisabled();

  await page.goto(`/invoices?id=${kept[1]?.id}`);
  await expect(page.getByText('Automatic reminders are off')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Turn on reminders' }).click();
  await expect(page.getByText('Automatic reminders are off')).toBeHidden();

  for (const email of ['one@example.com', 'two@example.com'])
    await api.call(routes.clients.create, { body: { name: 'Ann Example', email } });
  await page.goto('/import?target=jobs');
  await choose(
    page,
    [
      'Job #,Client name,Title,Scheduled start date,Closed date',
      '12,Ann Example,Boiler service,04/05/2027,',
      '13,Zoë Example,New tap,05/05/2027,',
      '11,Ann Example,Old service,,03/04/2025',
    ].join('\n'),
  );
  await expect(page.getByRole('button', { name: 'Import 1 job' })).toBeDisabled();
  await page.getByLabel('How does this file write dates?').selectOption('3 April: day first');
  await expect(page.getByText('1 job waiting for your answer below')).toBeVisible();
  await page.getByLabel('Who is Ann Example?').selectOption('Ann Example, two@example.com');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 2 jobs' }).click();
  await expect(page.getByText('Import complete')).toBeVisible();
  await expect(page.getByText('2 jobs imported')).toBeVisible();
  const jobs = await api.call(routes.jobs.list, {});
  expect(jobs.map(({ title, scheduledDate, client }) => [title, scheduledDate, client?.name])).toEqual([
    ['New tap', '2027-05-05', 'Zoë Example'],
    ['Boiler service', '2027-05-04', 'Ann Example'],
  ]);
  await page.getByRole('link', { name: 'Back to jobs' }).click();
  await expect(page.getByText('Boiler service').first()).toBeVisible();
});
