import { expect, type Page } from '@playwright/test';
import { addDays, daysBetween, formatDate, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { test } from './fixtures/invoices.ts';
import { loseNext } from './fixtures/lose-next.ts';
import { more } from './fixtures/more.ts';
import { noRecords } from './fixtures/no-records.ts';
import { letYesterdayRemind } from './fixtures/past.ts';
import { said, says } from './fixtures/said.ts';

const part = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name }) });

test('asks a late business, announces what the law gives, and claims it, each by a press', {
  tag: '@one-size',
}, async ({ signedIn: page, api, raise, byron }) => {
  await api.call(routes.clients.update, {
    params: { id: byron.clientId },
    body: { name: 'Byron Ltd', kind: 'business', email: 'byron@example.com' },
  });
  const { firm } = await api.call(routes.auth.user, {});
  // In a half-year whose rate is known; a later one's may not be yet.
  const dueDate = '2026-09-23';
  const { id } = await raise({ invoiceNumber: 'LATE-1', amount: 10_000, dueDate });
  await api.call(routes.invoices.send, { params: { id }, body: { to: 'byron@example.com' } });
  const nextDay = async () => {
    await letYesterdayRemind(firm?.id ?? '', id);
    // A sheet closes by going back in the history, which would apply to a page loaded meanwhile.
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.reload();
  };
  // The test writes to the database directly and the change feed doesn't report it, so the device must keep no records.
  await noRecords(page);
  await page.goto(`/invoices?id=${id}`);
  const late = part(page, 'Late payment');
  // A due date printed on the invoice was not agreed: the law's 30 days run until someone says that it was.
  await expect(late.getByText(/^Interest starts on /)).toBeVisible();
  const agreed = late.getByRole('group', { name: 'Did you agree the due date before the work?' });
  await expectAccessible(page);
  await agreed.getByText('Yes').click();
  await expect(late.getByText(`${daysBetween(dueDate, today())} days at`)).toBeVisible();
  await expect(late.getByText('£100.00')).toBeVisible();
  await expect(late.getByText('Send a reminder first')).toBeVisible();
  await page.getByRole('button', { name: 'Remind', exact: true }).click();
  await page.getByRole('button', { name: 'Remind Byron Ltd' }).click();
  await said(page, 'reminder sent');
  await nextDay();
  await late.getByRole('button', { name: 'Send late-payment notice' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByLabel('Message')).toHaveValue(/We have not claimed this yet/);
  await sheet.getByRole('button', { name: 'Send notice to Byron Ltd' }).click();
  await expect(sheet).toBeHidden();
  await nextDay();
  await late.getByRole('button', { name: 'Claim it' }).click();
  await expect(sheet.getByText('It isn’t sent until you send it')).toBeVisible();
  await expectAccessible(page);
  const write = sheet.getByRole('button', { name: /Create claim for £/ });
  await loseNext(page, '**/claims', 'POST');
  await write.click();
  await says(page, 'Failed to create it');
  await sheet.getByLabel('Note').fill('Please pay to the account above');
  await write.click();
  await says(page, 'Your first try worked. Check it before you do it again.');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  const claims = part(page, 'Claims and letters');
  await expect(claims.getByText(/CL-1 · .* · not sent yet/)).toBeVisible();
  await claims.getByRole('button', { name: 'Drop' }).click();
  await expect(claims.getByText(/CL-1 · .* · Dropped/)).toBeVisible();
  await late.getByRole('button', { name: 'Claim it' }).click();
  await write.click();
  await expect(sheet.getByText('CL-2.pdf')).toBeVisible();
  await sheet.getByRole('button', { name: 'Send claim to Byron Ltd' }).click();
  await expect(sheet).toBeHidden();
  await expect(claims.getByText(/CL-2 · .* · sent/)).toBeVisible();
  await late.getByText('How this is worked out').click();
  await expect(late.getByText(/Late Payment of Commercial Debts/)).toBeVisible();
  await expectAccessible(page);
  await claims.getByRole('button', { name: 'Paid', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bank transfer' }).click();
  await expect(claims.getByText(/CL-2 · .* · Paid/)).toBeVisible();
  await more(page, 'Letter before claim');
  await expect(sheet.getByRole('radio', { name: 'A company' })).toBeChecked();
  await expect(sheet.getByText('They have 14 days to reply.')).toBeVisible();
});

test('never speaks of interest to or about a consumer, who can dispute and be written to', {
  tag: '@one-size',
}, async ({ signedIn: page, api, raise }) => {
  const { id } = await raise({ invoiceNumber: 'LATE-2', dueDate: addDays(today(), -60) });
  await api.call(routes.invoices.send, { params: { id }, body: { to: 'byron@example.com' } });
  await page.goto(`/invoices?id=${id}`);
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(page.getByText(/Late payment|Compensation/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Remind', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByLabel('Message')).toHaveValue(/A friendly reminder/);
  await expect(sheet.getByRole('radio')).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await more(page, 'Customer disputes this');
  await sheet.getByLabel('What they say').fill('The tap still drips');
  await sheet.getByRole('button', { name: 'Stop reminders' }).click();
  await expect(page.getByText('The tap still drips')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remind', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'End dispute' }).click();
  await expect(page.getByRole('button', { name: 'Remind', exact: true })).toBeVisible();
  await more(page, 'Letter before claim');
  await sheet.getByLabel('Contract name and parties').fill('Mrs Byron and us, quote Q-7');
  await expect(sheet.getByText(/They have 30 days/)).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Create letter' }).click();
  await expect(sheet.getByLabel('Subject')).toHaveValue('Letter before claim: invoice LATE-2');
  await sheet.getByRole('button', { name: 'Send letter to Mrs A. Byron' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(/You can go to court from/)).toBeVisible();
  await expect(page.getByText(/Court fee £35.00, hearing £27.00/)).toBeVisible();
  await page.getByRole('button', { name: 'They replied' }).click();
  await sheet.getByLabel('You sent the documents they asked for on').fill(today());
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(`Documents sent on ${formatDate(today())}.`)).toBeVisible();
});
