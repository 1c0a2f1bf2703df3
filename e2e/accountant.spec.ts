import { expect } from '@playwright/test';
import { today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { furnish, memberPage } from './fixtures/field.ts';
import { test } from './fixtures/test.ts';

const { clients, employees, inventory, invoices, leave, prices, quotes } = routes;

test('an accountant reads the money and is offered only what they may do', {
  tag: '@one-size',
}, async ({ page, api: owner }) => {
  const { job } = await furnish(owner);
  const [client] = await owner.call(clients.list, {});
  const [item] = await owner.call(inventory.list, {});
  const [sam] = await owner.call(employees.list, {});
  const clientId = client?.id ?? 0;
  const line = { description: 'Tap', quantity: 1, unit: 'hour', unitPrice: 45, vat: 'o' } as const;
  const quote = await owner.call(quotes.create, {
    body: { clientId, title: 'New tap', lines: [{ kind: 'labour', ...line }] },
  });
  const invoice = await owner.call(invoices.create, {
    body: { clientId, amount: 120, dueDate: '2026-01-05', invoiceNumber: 'INV-00001' },
  });
  await owner.call(prices.create, {
    body: { name: 'Call-out', kind: 'labour', unit: 'visit', unitPrice: 60, vat: 'o' },
  });
  await owner.call(leave.create, {
    body: { employeeId: sam?.id ?? 0, kind: 'unpaid', from: today(), to: today() },
  });
  await memberPage(owner, page, { role: 'accountant' });
  // Home requests the day before it knows the user.
  await page.goto('/dashboard');
  await expect(page.getByText('Welcome back')).toBeVisible();
  await expect(page.getByRole('link', { name: /^(Add|Create|Generate|Scan)/ })).toHaveCount(0);
  await expect(page.getByText('Recent Activity')).toBeVisible();
  // An overdue invoice is for the desk to chase.
  await expect(page.locator('html')).toHaveAttribute('data-filled', 'yes');
  await expect(page.getByText('Needs you')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Subscribe/ })).toHaveCount(0);
  // The desktop's week is of the day, which they may not read: it would say "Nothing".
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('heading', { name: 'Revenue by month' })).toBeVisible();
  await expect(page.getByText('This week', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Subscribe/ })).toHaveCount(0);
  await page.goto('/inventory');
  const startOf = async (text: string) =>
    (
      await page
        .locator('main')
        .getByText(text, { exact: true })
        .filter({ visible: true })
        .first()
        .boundingBox()
    )?.x;
  expect(await startOf('Unit price')).toBe(await startOf('£12.50'));
  if (size) await page.setViewportSize(size);
  await page.goto(`/employees?id=${sam?.id}`);
  await expect(page.getByRole('radio', { name: 'Jobs' })).toBeVisible();
  // Tickets are somebody's own affair.
  await expect(page.getByRole('radio', { name: 'Tickets' })).toHaveCount(0);
  await page.goto('/prices');
  await expect(page.getByText('Call-out')).toBeVisible();
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(`${page.url()} ${new URL(response.url()).pathname}`);
  });
  const writes = /^(Add|Assign|Create|Delete|Edit|End|Import|Mark|Record|Remind|Schedule|Send|Start)\b/;
  for (const [place, seen] of [
    ['/clients', 'Harbour Café'],
    [`/clients?id=${clientId}`, '07700 900123'],
    ['/jobs', 'Boiler service'],
    [`/jobs?id=${job.id}`, 'Harbour Café'],
    ['/quotes', 'New tap'],
    [`/quotes?id=${quote.id}`, 'New tap'],
    ['/invoices', 'Harbour Café'],
    [`/invoices?id=${invoice.id}`, invoice.invoiceNumber],
    ['/prices', 'Call-out'],
    ['/inventory', 'Valve'],
    [`/inventory?id=${item?.id}`, 'Unit Price'],
    ['/receipts', 'No receipts found'],
    ['/employees', 'Sam Field'],
    [`/employees?id=${sam?.id}`, 'Sam Field'],
    ['/time', 'Time'],
    ['/time?view=leave', 'Unpaid leave'],
    [`/employees?id=${sam?.id}&tab=leave`, 'Unpaid leave'],
    ['/books', 'Files'],
    ['/tax', 'Tax'],
    ['/tax?part=mtd', 'Where receipts go'],
    ['/tax?part=cis', 'Your CIS deductions will show here'],
  ] as const) {
    await page.goto(place);
    await expect(page.locator('main').getByText(seen).filter({ visible: true }).first()).toBeVisible();
    for (const role of ['button', 'link'] as const)
      expect(await page.getByRole(role, { name: writes }).allTextContents(), place).toEqual([]);
    await expectAccessible(page);
  }
  expect(refused).toEqual([]);
});
